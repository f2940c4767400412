import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CardColours, Motif, ShareCardsOptions } from '@pt-docs/pages/cards';
import { basisByDays } from '../src/figures/AnnualisedBasis/model';
import { weeks } from '../src/figures/MarketToRealised/model';
import { modelSeries } from '../src/figures/ModelReadings/model';
import { swapCurve } from '../src/figures/SwapCalculator/model';
import { sampleBars, sampleValues } from '../src/pt/model/sample';
import { brand } from './brand';

const TOKENS = 'src/css/tokens.css';
const CANDLES = 40;

const tokens = readFileSync(TOKENS, 'utf8');

/** A dark colour of the site: the first definition of its token, followed to the palette. */
function token(name: string): string {
  const value = new RegExp(`${name}:\\s*(?:var\\((?<other>[\\w-]+)\\)|(?<colour>#[0-9a-f]{6}));`, 'i').exec(
    tokens,
  )?.groups;
  if (value?.other) {
    return token(value.other);
  }
  if (!value?.colour) {
    throw new Error(`${TOKENS}: the share cards need ${name} as a colour of six hex digits.`);
  }
  return value.colour;
}

const colours: CardColours = {
  surface: token('--pt-surface'),
  text: token('--pt-text'),
  muted: token('--pt-text-muted'),
  accent: token('--pt-accent'),
  up: token('--pt-up'),
  down: token('--pt-down'),
  line: token('--pt-line-strong'),
};

const bars = sampleBars().slice(-CANDLES);
const closes = bars.map(({ close }) => close);
const candles: Motif = { kind: 'candles', bars };
const METRICS = '/docs/workbench/overview/studies-metrics/custom-metrics';

/** The data that the figures of a page or section show. The longest beginning of a route counts. */
const MOTIFS: Readonly<Record<string, Motif>> = {
  '/': candles,
  '/docs/alerts': { kind: 'candles', bars, level: Math.max(...closes.slice(0, CANDLES / 3)) },
  '/docs/trading/decentralised-exchange': {
    kind: 'line',
    values: swapCurve(0.3, 4_000_000, 40).map(({ received }) => received),
  },
  [`${METRICS}/exchange-metrics`]: {
    kind: 'line',
    values: basisByDays(60_600, 90)
      .slice(6)
      .map(({ simple }) => simple),
  },
  [`${METRICS}/jlabs-models`]: {
    kind: 'line',
    values: modelSeries.cari.bars.map(({ close }) => close),
    levels: modelSeries.cari.bands.map(({ from }) => from),
  },
  [`${METRICS}/momentum-oscillator`]: {
    kind: 'line',
    values: sampleValues('metric', 'momentum oscillator').slice(-CANDLES),
    levels: [-50, 0, 50],
  },
  [`${METRICS}/onchain-metrics`]: { kind: 'line', values: weeks.map(({ mvrv }) => mvrv), levels: [1] },
};

function motifOf(route: string): Motif {
  const beginnings = Object.keys(MOTIFS).filter((beginning) => route.startsWith(beginning));
  const longest = beginnings.reduce((best, next) => (next.length > best.length ? next : best), '/');
  return MOTIFS[longest] ?? candles;
}

/** The word in the corner of a card: the first level of the sidebar, if the page is in it. */
export const sectionOf = (route: string, trail: readonly string[]): string =>
  trail[0] ?? (route.startsWith('/blog') ? 'Releases' : '');

const fontFile = (weight: number) =>
  createRequire(import.meta.url).resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`);

/** How the cards of shared links look. Dark like the site, whatever the reader's mode. */
export const shareCards: ShareCardsOptions = {
  siteTitle: brand.siteTitle,
  logo: readFileSync('static/img/logo.svg', 'utf8'),
  colours,
  fonts: [
    { weight: 400, file: fontFile(400) },
    { weight: 600, file: fontFile(600) },
    { weight: 700, file: fontFile(700) },
  ],
  motifOf,
  cacheDir: 'node_modules/.cache/share-cards',
};
