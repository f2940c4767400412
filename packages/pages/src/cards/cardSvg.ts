import type { CSSProperties, ReactNode } from 'react';
import satori, { type Font } from 'satori';
import { type Motif, motifSvg } from './motif';
import { CARD_HEIGHT, CARD_WIDTH } from './size';

export type CardColours = {
  readonly surface: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly up: string;
  readonly down: string;
  readonly line: string;
};

export type CardText = {
  readonly section: string;
  readonly title: string;
  readonly line: string;
};

export type CardLook = {
  readonly siteTitle: string;
  /** The mark as SVG markup with a `viewBox`. */
  readonly logo: string;
  readonly colours: CardColours;
};

const FONT = 'card';
const EDGE = 72;
const LOGO = 52;
/** The lowest band of the card; the text keeps out of it. */
const MOTIF = { x: 0, y: 468, width: CARD_WIDTH, height: CARD_HEIGHT - 468 };
/** Longer ones are set smaller, so that title and sentence have two lines each at most. */
const LONG_TITLE = 26;
const LONG_LINE = 110;

/** What satori takes for JSX. */
const box = (style: CSSProperties, children?: unknown) => ({ type: 'div', props: { style, children } });

const clamp = (lines: number): CSSProperties => ({
  display: 'block',
  lineClamp: lines,
});

function textOf({ section, title, line }: CardText, { siteTitle, colours }: CardLook): ReactNode {
  const text = box(
    {
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      boxSizing: 'border-box',
      padding: `56px ${EDGE}px`,
      display: 'flex',
      flexDirection: 'column',
      fontFamily: FONT,
      color: colours.text,
    },
    [
      box(
        {
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          height: LOGO,
          paddingLeft: LOGO + 20,
        },
        [
          box({ fontSize: 34, fontWeight: 600 }, siteTitle),
          box({ fontSize: 30, fontWeight: 600, color: colours.accent }, section),
        ],
      ),
      box(
        {
          ...clamp(2),
          marginTop: 50,
          fontSize: title.length > LONG_TITLE ? 74 : 90,
          fontWeight: 700,
          letterSpacing: '-0.025em',
          lineHeight: 1.1,
        },
        title,
      ),
      box(
        {
          ...clamp(2),
          marginTop: 20,
          fontSize: line.length > LONG_LINE ? 32 : 36,
          lineHeight: 1.3,
          color: colours.muted,
        },
        line,
      ),
    ],
  );
  return text as unknown as ReactNode;
}

function logoAt(logo: string, x: number, y: number): string {
  const [start] = /<svg[^>]*viewBox=[^>]*>/.exec(logo) ?? [];
  if (start === undefined) {
    throw new Error('The logo of the share cards must be an SVG with a viewBox.');
  }
  const placed = `<svg x="${x}" y="${y}" width="${LOGO}" height="${LOGO}"`;
  return logo.replace(start, start.replace(/ (width|height)="[^"]*"/g, '').replace('<svg', placed));
}

/** The card as SVG in which every letter is a path, so that drawing it needs no fonts. */
export async function cardSvg(
  text: CardText,
  motif: Motif,
  look: CardLook,
  fonts: readonly Font[],
): Promise<string> {
  const svg = await satori(textOf(text, look), {
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    fonts: fonts.map((font) => ({ ...font, name: FONT })),
  });
  const { colours } = look;
  const ground = `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${colours.surface}"/>`;
  const picture = `<g opacity="0.75">${motifSvg(motif, MOTIF, colours)}</g>`;
  return svg.replace(/<svg[^>]*>/, (start) => start + ground + picture + logoAt(look.logo, EDGE, 56));
}
