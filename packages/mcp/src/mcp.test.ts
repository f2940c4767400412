import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { DATA_VERSION, type DocsData, type DocsPage } from './dataFile';
import { createHttpServer } from './http';
import { messagesIn } from './messages';
import { called, nearest } from './nearest';
import { cached, DocsProblem } from './reader';
import { readerOf } from './readerOf';
import { sectionIn } from './sections';
import { openSite, type Site } from './site';
import { currentId, pageFor } from './tools/addresses';
import { type FigureModel, modelTool } from './tools/model';

const page: DocsPage = {
  path: '/docs/alerts/overview',
  title: 'Alerts overview',
  description: 'About alerts.',
  trail: ['Alerts'],
  copy: '/docs/alerts/overview.md',
  sections: [
    { id: 'pick', title: 'Pick `what` to watch' },
    { id: 'row', title: 'A row', under: 'pick' },
    { id: 'first', title: 'A row above all headings', under: '' },
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
    ['row', '## Pick `what` to watch', 'Inner.'],
    ['more', '### More', 'Inner.'],
    ['more-1', '## More', 'Last.'],
  ])('finds %s from its heading to the next of its level', (id, first, last) => {
    const section = sectionIn(markdown, page, id) ?? '';
    expect(section.startsWith(first)).toBe(true);
    expect(section.endsWith(last)).toBe(true);
  });

  it('gives the whole page for a row above its first heading', () => {
    expect(sectionIn(markdown, page, 'first')).toBe(markdown);
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
    expect(() => pageFor(data, asked)).toThrow(/There's no page .* The nearest: /);
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

  it('follows a pointer only to a search index', async () => {
    await expect(siteOf('{"version":2,"file":"/../secret.json"}').engine()).rejects.toThrow(
      /search index of here can't be read/,
    );
  });

  it('says that an address is none', () => {
    expect(() => readerOf('https://')).toThrow(/isn't an address/);
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

describe('modelTool', () => {
  const model: FigureModel = {
    name: 'a_model',
    title: 'A model',
    description: 'Doubles.',
    figure: 'figure',
    why: 'The figure ends there.',
    inputs: {
      size: { about: 'Size', unit: 'coins', fallback: 2, range: { min: 1, max: 5, step: 1 } },
      side: { about: 'Side', fallback: 'buy', choices: ['buy', 'sell'] },
    },
    run: ({ size }) => ({
      verdict: `Twice is ${Number(size) * 2}.`,
      detail: 'Nothing is left out.',
      readings: { twice: Number(size) * 2 },
    }),
    state: ({ size }) => ({ search: `?figure.size=${size}`, isExact: true }),
  };
  const tool = modelTool(model);

  it('answers with verdict and detail, the numbers and the figure in that state', async () => {
    const { data: answer } = await tool.run(tool.input.parse({ size: 3 }), siteOf(JSON.stringify(data)));
    expect(answer).toEqual({
      verdict: 'Twice is 6.',
      detail: 'Nothing is left out.',
      readings: { twice: 6 },
      page: 'https://docs.example/docs/alerts/overview',
      figure: 'https://docs.example/docs/alerts/overview?figure.size=3#figure',
      figureShowsExactly: true,
    });
  });

  it.each([
    [{ size: 6 }, 'size must be from 1 coins to 5 coins. The figure ends there.'],
    [{ size: 'many' }, 'size must be from 1 coins to 5 coins. The figure ends there.'],
    [{ side: 'hold' }, 'side must be one of buy, sell. The figure ends there.'],
  ])('refuses %j with the limit and the reason', (given, sentence) => {
    expect(tool.input.safeParse(given).error?.issues[0]?.message).toBe(sentence);
  });

  it('says so when the site has no such figure', async () => {
    const bare = siteOf(JSON.stringify({ ...data, figures: {} }));
    await expect(tool.run({ size: 1 }, bare)).rejects.toThrow(/has no figure "figure"/);
  });
});

describe('standard input', () => {
  const asked = (params: unknown) => JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'tools/call', params });

  it('answers what is no message, with its id, and passes on the rest', async () => {
    const output = new PassThrough();
    const lines = [asked(null), '{"id"', 'null', asked({ name: 'x' })];
    expect(await text(messagesIn(Readable.from(lines.join('\n')), output))).toBe(`${lines[3]}\n`);
    output.end();
    const answers = (await text(output)).trim().split('\n');
    expect(answers.map((answer) => JSON.parse(answer))).toMatchObject([
      { id: 7, error: { code: -32600, message: expect.stringMatching(/params that are null/) } },
      { id: null, error: { code: -32700 } },
      { id: null, error: { code: -32600 } },
    ]);
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
