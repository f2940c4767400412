import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { DATA_VERSION, type DocsData, type DocsPage } from './dataFile';
import { createHttpServer } from './http';
import { called, nearest } from './nearest';
import { cached, DocsProblem } from './reader';
import { sectionIn } from './sections';
import { openSite, type Site } from './site';
import { currentId, pageFor } from './tools/addresses';
import { type Figure, figureTool } from './tools/figure';

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
  apps: [],
};
const markdown = `---
title: x
---

# Alerts overview

Lead.

## Pick \`what\` to watch

First.

\`\`\`
## More
\`\`\`

### More

Inner.

## More

Last.`;

const siteOf = (text: string): Site => openSite({ from: 'here', read: async () => text });

describe('sectionIn', () => {
  it.each([
    ['pick', '## Pick `what` to watch', 'Inner.'],
    ['row', 'A row', 'Fix: wait'],
    ['more', '### More', 'Inner.'],
    ['more-1', '## More', 'Last.'],
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
    expect(pageFor(data, asked)).toEqual({ page, section });
  });

  it.each([
    '../../etc/passwd',
    '/docs/alerts/overview/../../../x',
    '%2e%2e/x',
    'https://other.example/docs/alerts/overview',
  ])('names the nearest pages for %s', (asked) => {
    expect(() => pageFor(data, asked)).toThrow(/There's no page .*(The nearest: |list_pages)/);
  });

  it('leads an old id to the heading that answers now', () => {
    expect(currentId(data, page, 'old')).toBe('pick');
    expect(currentId(data, page, 'more')).toBe('more');
  });
});

describe('nearest', () => {
  const names = ['Funding rate', 'Open interest', 'Liquidations', 'Basis'].map((name) => ({ name }));

  it('finds names in spite of typing mistakes', () => {
    expect(nearest('fundng', names)[0]?.name).toBe('Funding rate');
    expect(called('funding-RATE', names)?.name).toBe('Funding rate');
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

describe('figureTool', () => {
  const figure: Figure = {
    id: 'figure',
    title: 'Doubling',
    controls: {
      size: {
        about: 'Size',
        limits: 'from 1 to 5 in steps of 1',
        read: (text) => (Number(text) >= 1 && Number(text) <= 5 ? String(Math.round(Number(text))) : null),
      },
    },
    show: ({ size = '2' }) => ({
      search: `?figure.size=${size}`,
      verdict: `Twice is ${Number(size) * 2}.`,
      detail: 'Nothing is left out.',
      tables: [[['Twice', String(Number(size) * 2)]]],
      state: { size },
    }),
  };
  const tool = figureTool([figure]);
  const show = (state: Record<string, unknown>, of = data) =>
    tool.run(tool.input.parse({ figure: 'figure', state }), siteOf(JSON.stringify(of)));

  it('answers with what the figure says, what it can be set to, and its address in that state', async () => {
    const { data: answer, text } = await show({ size: 3 });
    expect(answer).toEqual({
      verdict: 'Twice is 6.',
      detail: 'Nothing is left out.',
      tables: [[['Twice', '6']]],
      controls: { size: { about: 'Size', limits: 'from 1 to 5 in steps of 1', value: '3' } },
      isRounded: false,
      page: 'https://docs.example/docs/alerts/overview',
      figure: 'https://docs.example/docs/alerts/overview?figure.size=3#figure',
    });
    expect(text).toContain('- size (Size): from 1 to 5 in steps of 1; now 3');
    expect((await show({ size: 3.4 })).data).toMatchObject({ verdict: 'Twice is 6.', isRounded: true });
  });

  it.each([
    [{ size: 6 }, /^size \(Size\) must be from 1 to 5 in steps of 1\.$/],
    [{ size: 'many' }, /must be from 1 to 5/],
    [{ constructor: 1 }, /figure has no "constructor"\. It has: size\./],
  ])('refuses %j with the limit', async (state, sentence) => {
    await expect(show(state)).rejects.toThrow(sentence);
  });
});

it.each(['//', '///', '/\\', '//mcp', 'mcp'])(
  'over HTTP %s is a bad request, and not in the log',
  async (path) => {
    const log = vi.spyOn(console, 'error');
    const server = createHttpServer(siteOf(JSON.stringify(data)), []);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const status = await new Promise((resolve) =>
      request({ port, host: '127.0.0.1', path }, (response) => resolve(response.resume().statusCode)).end(),
    );
    server.close();
    expect(status).toBe(400);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  },
);
