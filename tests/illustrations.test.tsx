import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import Illustration from '../src/illustrations';
import { listOf } from '../src/illustrations/kit';
import { MarksContext, type Place } from '../src/illustrations/kit/marks';
import { pictures } from '../src/illustrations/pictures';

const ROOT = path.resolve(import.meta.dirname, '..');
const names = Object.keys(pictures);

/** What a picture shows: its markup, and the places in it that a list can name. */
function rendered(name: string) {
  const Picture = pictures[name] ?? (() => null);
  const seen: Place[] = [];
  const html = renderToStaticMarkup(
    <MarksContext value={{ marks: [], seen, taken: new Set() }}>
      <Picture />
    </MarksContext>,
  );
  return { html, seen };
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

  it.each(names)('%s has no style attributes, ids, controls or addresses', (name) => {
    expect(rendered(name).html).not.toMatch(
      / (?:style|id|href|src|tabindex|on\w+)=|<(?:a|button|input|img)\b/,
    );
  });
});

it('shows only markets that pass the filters of its screener', () => {
  const list = (where: string) =>
    listOf({ universe: 'perps', where, columns: ['funding'], sort: 'funding asc' });
  const { rows, passing, failed, dropped } = list('funding < -0.01');
  expect(rows.map(({ values }) => values[0] ?? 0).every((funding) => funding < -0.01)).toBe(true);
  expect([rows.length, passing + failed + dropped]).toEqual([passing, 20]);
  expect(() => list('fundin < -0.01')).toThrow(/cannot read "fundin < -0\.01": .*fundin/);
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

it('numbers a place once, and tells two places with the same words apart', () => {
  const html = renderToStaticMarkup(
    <Illustration of="alerts-in-the-app" caption="c">
      <ol>
        <li>
          <strong>Alerts</strong> tab
        </li>
        <li>
          <strong>Alerts</strong> in the rail
        </li>
      </ol>
    </Illustration>,
  );
  const [picture = ''] = html.split('<ol');
  expect(Array.from(picture.matchAll(/data-mark="(\d)"/g), ([, number]) => number)).toEqual(['2', '1']);
});

type Section = { readonly file: string; readonly heading: string; readonly body: string };

function sectionsOf(file: string): Section[] {
  const [, ...parts] = readFileSync(path.join(ROOT, file), 'utf8').split(/^(?=#{2,3} )/m);
  return parts.map((body) => ({ file, heading: body.split('\n', 1)[0] ?? '', body }));
}

const sections = readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) => sectionsOf(`docs/${file}`));

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
