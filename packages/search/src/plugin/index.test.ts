import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NAMES_PATH } from '../engine/indexFile';
import searchTheme from '.';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

type Folder = { directory: string; publicPath: string; staticOptions: object };
type DevServer = { devServer: { static: Folder[] } };

const algolia = {
  appId: 'APP',
  apiKey: 'public-key',
  indexName: 'docs',
  hosted: false,
  searchPagePath: 'search',
  missingResultsUrl: 'https://chat.example/?a="1"',
  helpPage: '/help',
  popular: ['funding'],
  tasks: [],
};

const themeWith = (changes: Partial<typeof algolia>) =>
  searchTheme({
    siteDir: '/site',
    generatedFilesDir: mkdtempSync(path.join(tmpdir(), 'search-')),
    baseUrl: '/',
    siteConfig: {
      title: 'Docs',
      url: 'https://docs.example',
      themeConfig: { algolia: { ...algolia, ...changes } },
    },
  } as unknown as LoadContext);

async function helpIn(mode: string): Promise<string> {
  vi.stubEnv('NODE_ENV', mode);
  vi.resetModules();
  return (await import('../client/messages')).failureHelp;
}

describe('search in the dev server', () => {
  const configure = themeWith({}).configureWebpack as (config: object, isServer: boolean) => DevServer;
  const [own, lastBuild] = configure({}, false).devServer.static;

  it('finds its worker, and the index of the last build where the finished site has it', () => {
    expect(own?.publicPath).toBe('/assets/search/');
    expect(readdirSync(own?.directory ?? '').sort()).toEqual([expect.stringMatching(/^worker\.\w{8}\.js$/)]);
    expect(path.join(lastBuild?.directory ?? '', NAMES_PATH)).toBe('/site/build/search-index.json');
    expect(lastBuild?.publicPath).toBe('/');
  });

  it('never shows a page of the last build in place of the one being written', () => {
    expect(lastBuild?.staticOptions).toEqual({ index: false, redirect: false });
  });

  it('says how to get an index when there is none, and readers are told about their network instead', async () => {
    expect(await helpIn('development')).toBe(
      'While authoring, search uses the last build. Run "npm run build" once, then retry.',
    );
    expect(await helpIn('production')).toBe('You might want to check your network connection.');
  });
});

describe('the dialog in the HTML', () => {
  const htmlOf = (changes: Partial<typeof algolia>) => {
    const inject = themeWith(changes).injectHtmlTags as unknown as () => { preBodyTags: string[] };
    return inject().preBodyTags.join('');
  };

  it('has nothing of the service when the index on the device answers', () => {
    expect(htmlOf({})).not.toMatch(/public-key|Algolia/);
    expect(htmlOf({})).toMatch(/data-worker="\/assets\/search\/worker/);
  });

  it('has the public key of the service, whose name it shows, and starts no worker ahead', () => {
    expect(htmlOf({ hosted: true })).toMatch(/public-key.*Search by Algolia/);
    expect(htmlOf({ hosted: true })).not.toContain('data-worker');
  });

  it('is one element, whatever the configuration contains', () => {
    const html = htmlOf({ popular: ['"><script>alert(1)</script>'] });
    expect(html).not.toContain('<script');
    expect(html.match(/<dialog/g)).toHaveLength(1);
  });
});
