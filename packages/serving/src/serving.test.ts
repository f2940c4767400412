import { createHash } from 'node:crypto';
import { parseHtml } from '@pt-docs/pages';
import { describe, expect, it } from 'vitest';
import { headersFile } from './hosts/headersFile';
import { inlineHashesOf, joinHashes } from './inlineHashes';
import { contentSecurityPolicy, formatPolicy } from './policy';
import { servingRules } from './rules';
import { testConfig } from './testConfig';
import { securityText } from './wellKnown';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashesOf = (html: string) => inlineHashesOf('a page', parseHtml(html));
const NONE = { scripts: [], styleElements: [], styleAttributes: [] };

describe('inline code of a page', () => {
  it('are known by the hash of their exact text', () => {
    const { scripts, styleElements, styleAttributes } = hashesOf(
      '<!doctype html><script>let a = "<b>"; </script><style>p{}</style><p style="color: red">x</p>',
    );
    expect(scripts).toEqual([hash('let a = "<b>"; ')]);
    expect(styleElements).toContain(hash('p{}'));
    expect(styleAttributes).toEqual([hash('color: red')]);
  });

  it('are not files, not data, and not text that looks like a tag', () => {
    const { scripts, styleElements } = hashesOf(
      '<script src="/x.js"></script><script type="application/ld+json">{}</script><p>&lt;script>x&lt;/script></p><!-- <style>a{}</style> -->',
    );
    expect(scripts).toEqual([]);
    expect(styleElements).toEqual([]);
  });

  it.each([
    '<p onclick="x()">',
    '<p onpointerdown="x()">',
    '<p ONTOUCHSTART="x()">',
    '<p ontransitionend="x()">',
    '<svg onbegin="x()"></svg>',
    '<a href=" javascript:x()">',
    '<a href="&#1;JavaScript:x()">',
    '<a href="java&#10;script:x()">',
    '<a href="java&#9;scr&#13;ipt&#10;:x()">',
    '<iframe src="javascript:x()"></iframe>',
    '<form action="javascript:x()"></form>',
    '<button formaction="javascript:x()">',
    '<svg><a xlink:href="javascript:x()"></a></svg>',
    '<img src="/a.png" href="javascript:x()">',
  ])('%s stops the build', (html) => {
    expect(() => hashesOf(html)).toThrow(/^a page: <\w+> (has the attribute on|leads to a javascript: )/);
  });

  it.each(['<a href="/javascript:x">', '<a href="#java">', '<a href="https://[">', '<p data-on="x">'])(
    '%s does not',
    (html) => expect(() => hashesOf(html)).not.toThrow(),
  );
});

describe('inline programs', () => {
  const SITE = '<script>start()</script>';
  const site = (page: string) =>
    joinHashes(
      Object.entries({ '404.html': SITE, 'docs/x/index.html': SITE + page }).map(([name, html]) => ({
        name,
        hashes: hashesOf(html),
      })),
    );

  it('are allowed when the page that no author writes has them too', () => {
    expect(site('<script type="application/ld+json">{}</script>').scripts).toEqual([hash('start()')]);
  });

  it.each([
    '<script>x()</script>',
    '<script type="">x()</script>',
    '<script type="module">x()</script>',
    '<script type=" Text/JavaScript ">x()</script>',
    '<script type="text/ecmascript">x()</script>',
    '<script type="importmap">{}</script>',
    '<svg><script>x()</script></svg>',
  ])('%s on one page stops the build', (html) => {
    expect(() => site(html)).toThrow(/^docs\/x\/index\.html: an inline <script> .* take it out/);
  });
});

describe('the policy', () => {
  it('names frame parents, and nothing unsafe', () => {
    const text = formatPolicy(
      contentSecurityPolicy(NONE, { ...testConfig, frameParents: ['https://a.example'] }),
    );
    expect(text).toMatch(/frame-ancestors 'self' https:\/\/a\.example$/);
    expect(text).toMatch(/^default-src 'none'; /);
    expect(text).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  });
});

describe('files for hosts', () => {
  const rules = servingRules(testConfig, NONE, []);

  it('name no header in two rules that overlap', () => {
    const names = headersFile(rules)
      .split('\n')
      .filter((line) => line.startsWith('  '))
      .map((line) => line.trim().split(':')[0]);
    const everywhere = names.slice(0, names.indexOf('Cache-Control'));
    expect(everywhere.length).toBeGreaterThan(5);
    expect(names.filter((name) => name === 'Cache-Control')).toHaveLength(1);
    expect(everywhere).not.toContain('Access-Control-Allow-Origin');
  });

  it('refuse a policy that Cloudflare Pages would not read', () => {
    const frameParents = Array.from({ length: 80 }, (_, index) => `https://app-${index}.long-name.example`);
    expect(() => headersFile(servingRules({ ...testConfig, frameParents }, NONE, []))).toThrow(
      /at most 2000/,
    );
  });
});

describe('well-known files', () => {
  it('security.txt has the fields of RFC 9116 and ends within a year', () => {
    const text = securityText(
      { siteUrl: 'https://d.example', securityContact: 'mailto:s@d.example' },
      new Date('2026-03-05T10:11:12Z'),
    );
    expect(text.split('\n')).toEqual([
      'Contact: mailto:s@d.example',
      'Expires: 2026-12-30T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://d.example/.well-known/security.txt',
      '',
    ]);
  });
});
