import { type IndexFile, NAMES_PATH, writeIndex } from '@pt-docs/search/engine';
import { describe, expect, it, vi } from 'vitest';
import { DATA_VERSION, type DocsData, type DocsPage } from './dataFile';
import { cached, DocsProblem } from './reader';
import { sectionIn } from './sections';
import { openSite, type Site } from './site';
import { currentId, pageFor } from './tools/addresses';

const page: DocsPage = {
  path: '/docs/alerts/overview',
  title: 'Alerts overview',
  description: 'About alerts.',
  trail: ['Alerts'],
  copy: '/docs/alerts/overview.md',
  sections: [
    { id: 'pick', title: 'Pick `what` to watch' },
    { id: 'row', title: 'A row', text: 'A row · Fix: wait' },
    { id: 'more', title: 'More' },
    { id: 'more-1', title: 'More' },
  ],
};
const data: DocsData = {
  version: DATA_VERSION,
  title: 'Docs',
  url: 'https://docs.example',
  pages: [page, { ...page, path: '/', title: 'Home', copy: '/index.md', sections: [] }],
  terms: [],
  metrics: [],
  errors: [],
  prompts: [],
  moved: { '/docs/alerts/overview': { old: 'pick' } },
  figures: { figure: '/docs/alerts/overview' },
};
const markdown = `---
title: x
---

# Alerts overview

Lead.

## Pick \`what\` to watch {#pick}

First.

\`\`\`
## More {#more}
\`\`\`

### More {#more}

Inner.

## More {#more-1}

Last.`;

const siteOf = (text: string): Site => openSite({ from: 'here', read: async () => text });

describe('sectionIn', () => {
  it.each([
    ['pick', '## Pick `what` to watch {#pick}', 'Inner.'],
    ['row', 'A row', 'Fix: wait'],
    ['more', '### More {#more}', 'Inner.'],
    ['more-1', '## More {#more-1}', 'Last.'],
  ])('finds %s from its heading to the next of its level', (id, first, last) => {
    const section = sectionIn(markdown, page, id) ?? '';
    expect(section.startsWith(first)).toBe(true);
    expect(section.endsWith(last)).toBe(true);
  });

  it('has nothing for an id that the page does not have', () => {
    expect(sectionIn(markdown, page, 'none')).toBeNull();
  });
});

describe('pageFor', () => {
  it.each([
    ['/docs/alerts/overview', ''],
    ['docs/alerts/overview/', ''],
    ['/docs/alerts/overview.md', ''],
    ['alerts OVERVIEW', ''],
    ['https://docs.example/docs/alerts/overview?a=b#pick', 'pick'],
  ])('finds a page by %s', (asked, section) => {
    expect(pageFor(data, asked)).toEqual({ page, section, note: '' });
  });

  it.each(['alerts overviw', '/docs/alert/overview'])(
    'takes the nearest page for %s, and says so',
    (asked) => {
      expect(pageFor(data, asked)).toMatchObject({
        page,
        note: expect.stringMatching(/There's no page .* nearest/),
      });
    },
  );

  it.each(['../../etc/passwd', '%2e%2e/x', 'https://other.example/docs/alerts/overview'])(
    'finds nothing for %s',
    (asked) => {
      expect(() => pageFor(data, asked)).toThrow(/There's no page .* list_pages has them all/);
    },
  );

  it('leads an old id to the heading that answers now', () => {
    expect(currentId(data, page, 'old')).toBe('pick');
    expect(currentId(data, page, 'more')).toBe('more');
  });
});

describe('reading a site', () => {
  it.each([
    ['{"version":', /isn't complete JSON/],
    ['<!doctype html>', /isn't complete JSON/],
    ['{"version":7}', /isn't the data of a PT docs site of this version/],
  ])('says what is wrong with %s', async (text, sentence) => {
    await expect(siteOf(text).data()).rejects.toThrow(sentence);
    await expect(siteOf(text).data()).rejects.toBeInstanceOf(DocsProblem);
  });

  it('asks again for what failed or grew old, and only then', async () => {
    let time = 0;
    const read = vi.fn<(path: string) => Promise<string>>();
    const reader = cached({ from: '', read }, () => time);
    read.mockRejectedValueOnce(new Error('lost')).mockResolvedValue('text');
    await expect(reader.read('/a')).rejects.toThrow('lost');
    await reader.read('/a');
    await reader.read('/a');
    expect(read).toHaveBeenCalledTimes(2);
    time = 10 * 60_000;
    await reader.read('/a');
    expect(read).toHaveBeenCalledTimes(3);
  });
});

const TEXTS_PATH = '/assets/search/texts.0a1b2c3d.json';

/** A site whose only page has this title. The texts, and so their address, are the same in every build. */
const filesOf = (title: string): Record<string, string> => {
  const index: IndexFile = {
    pages: [['/docs/alerts', title, 'Alerts']],
    records: [[0, 0, '', [], 'Get pinged.', []]],
    synonyms: [],
    weights: [],
    tasks: [],
    said: [],
    near: [],
  };
  const { names, texts } = writeIndex(index, () => TEXTS_PATH);
  return { [NAMES_PATH]: names, [TEXTS_PATH]: texts };
};

it('searches by the names of the build that is published now', async () => {
  let files = filesOf('Alerts overview');
  const site = openSite({ from: 'here', read: async (path) => files[path] ?? '' });
  const titles = async () =>
    (await site.engine()).search('alerts').found.map(({ record }) => record.pageTitle);
  expect(await titles()).toEqual(['Alerts overview']);
  const engine = await site.engine();
  expect(await site.engine(), 'the same files are read once').toBe(engine);
  files = filesOf('Alerts at a glance');
  expect(await titles()).toEqual(['Alerts at a glance']);
});
