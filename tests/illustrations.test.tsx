import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { workspaceSymbols } from '../data/samples/workspace';
import { isMarked, MarksContext, type MarkTarget } from '../src/kit/marks';
import { priceOf, priceText } from '../src/pt/model/select';
import { startOf } from '../src/pt/model/start';
import Illustration from '../src/pt/pictures';
import Picture from '../src/pt/pictures/Picture';
import { forms, pictureNames as names } from '../src/pt/pictures/pictures';
import { states } from '../src/pt/pictures/states';

const ROOT = path.resolve(import.meta.dirname, '..');

const docs = readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => `docs/${file}`);

const pictures = new Map<string, { readonly html: string; readonly seen: readonly MarkTarget[] }>();

/** What a picture shows: its markup, and the places in it that a list can name. */
function rendered(name: string) {
  const known = pictures.get(name);
  if (known) {
    return known;
  }
  const Form = forms[name];
  const seen: MarkTarget[] = [];
  const html = renderToStaticMarkup(
    Form ? (
      <MarksContext value={{ of: name, marks: [], seen, taken: new Map() }}>
        <Form />
      </MarksContext>
    ) : (
      <Picture of={name} marks={[]} seen={seen} />
    ),
  );
  const picture = { html, seen };
  pictures.set(name, picture);
  return picture;
}

/** The texts and places of a picture. */
function labelsOf(name: string): Set<string> {
  const { html, seen } = rendered(name);
  const texts = html
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim());
  return new Set([...texts, ...seen.map((place) => place.name)]);
}

describe('a picture', () => {
  it('is found', () => expect(names.length).toBeGreaterThan(10));

  it.each(names)('%s has no style attributes, ids or images, and fits into 7 kB', (name) => {
    const { html } = rendered(name);
    expect(html).not.toMatch(/ (?:style|id|src|on\w+)=|<img\b/);
    expect(brotliCompressSync(html).length).toBeLessThan(7_000);
  });

  it.each(Object.keys(states))('%s is out of reach until it is tried', (name) => {
    const { html } = rendered(name);
    const [before = '', inside = ''] = html.split('<div inert="" aria-hidden="true">');
    expect(inside).not.toBe('');
    expect(before.match(/<button/g)).toHaveLength(1);
  });
});

/** Looks back, as at a fall or a playbook's case, so its last bar isn't today's. */
const isEarlier = (name: string) => /^(liquidation-cascade$|playbook-)/.test(name);

it('shows a symbol at the price that the app has for it', () => {
  const closes = workspaceSymbols.map((symbol) => priceText(symbol, priceOf(startOf(), symbol)));
  const legends = names
    .filter((name) => !isEarlier(name))
    .flatMap((name) => Array.from(rendered(name).html.matchAll(/>C<\/span>([^<]+)/g), ([, close]) => close));
  expect(legends.length).toBeGreaterThan(5);
  expect(legends.filter((close) => !closes.some((known) => known === close))).toEqual([]);
});

describe('a mistake of an author', () => {
  const render = (element: React.ReactElement) => () => renderToStaticMarkup(element);
  const list = (label: string) => (
    <ol>
      <li>
        <strong>{label}</strong>: what it does
      </li>
    </ol>
  );

  it('in a name is answered with the names', () => {
    expect(render(<Illustration of="alert-dialogue" caption="c" alt="a" />)).toThrow(
      /of="alert-dialogue" is no picture\. There are add-token, alert-dialog,/,
    );
  });

  it('in a label is answered with the labels of the picture', () => {
    const wrong = (
      <Illustration of="alert-dialog" caption="c">
        {list('Conditions')}
      </Illustration>
    );
    expect(render(wrong)).toThrow(/nothing called "Conditions".*\*\*Condition\*\*, /);
  });

  it('in a list is answered with the entry', () => {
    const plain = (
      <Illustration of="alert-dialog" caption="c">
        <ol>
          <li>Condition</li>
        </ol>
      </Illustration>
    );
    expect(render(plain)).toThrow(/must begin with a label.*"Condition"/);
    expect(render(<Illustration of="alert-dialog" caption="c" />)).toThrow(/needs a list/);
  });
});

describe('the list below a picture', () => {
  const lists = docs.flatMap((file) =>
    Array.from(
      readFileSync(path.join(ROOT, file), 'utf8').matchAll(
        /<Illustration\b[^>]*?\bof="([^"]+)"(.*?)<\/Illustration>/gs,
      ),
      ([, of = '', body = '']) => ({ file, of, body }),
    ),
  );

  it.each(lists)('of $of in $file names what the picture has', ({ of, body }) => {
    const { seen } = rendered(of);
    const entries = Array.from(body.matchAll(/^\d+\. \*\*(.+?)\*\*.*$/gm), ([text, label = '']) => ({
      label,
      text,
    }));
    expect(entries.filter((entry) => !seen.some((place) => isMarked(place, entry)))).toEqual([]);
  });
});

type Section = { readonly file: string; readonly heading: string; readonly body: string };

function sectionsOf(file: string): Section[] {
  const [, ...parts] = readFileSync(path.join(ROOT, file), 'utf8').split(/^(?=#{2,3} )/m);
  return parts.map((body) => ({ file, heading: body.split('\n', 1)[0] ?? '', body }));
}

const sections = docs.flatMap(sectionsOf);

/** Bold words in the steps of a section that neither its pictures nor `elsewhere` know. */
function unknownLabels({ body }: Section): string[] {
  const shown = Array.from(body.matchAll(/<Illustration\b[^>]*\bof="([^"]+)"/g), ([, name = '']) => name);
  if (shown.length === 0) {
    return [];
  }
  const labels = new Set(shown.flatMap((name) => Array.from(labelsOf(name))));
  for (const [, list = ''] of body.matchAll(/elsewhere=\{\[([^\]]*)\]\}/g)) {
    for (const [, label = ''] of list.matchAll(/'([^']+)'/g)) {
      labels.add(label);
    }
  }
  return Array.from(body.matchAll(/<Steps>[\s\S]*?<Result>/g))
    .flatMap(([steps]) => Array.from(steps.matchAll(/\*\*([^*]+)\*\*/g), ([, label = '']) => label))
    .filter((label) => !labels.has(label));
}

describe('steps and the pictures in their section', () => {
  it('are read', () => {
    expect(
      sections.filter(({ body }) => body.includes('<Illustration') && body.includes('<Steps>')).length,
    ).toBeGreaterThan(4);
  });

  it('name the same labels', () => {
    const problems = sections.flatMap((section) =>
      unknownLabels(section).map(
        (label) =>
          `${section.file}, "${section.heading}": the steps say **${label}**, which no picture of this section shows. Use the picture's word, show it in the picture, or add it to elsewhere={['…']}.`,
      ),
    );
    expect(problems).toEqual([]);
  });
});
