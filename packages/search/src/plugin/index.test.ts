import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import searchTheme from '.';

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
