import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BUILD, elementsOf, readBuiltPages } from './site';

/** Brotli kilobytes that a doc page's HTML asks for, and of its one head script. */
const MAX_SCRIPT_KB = 112;
const MAX_STYLE_KB = 17;
const MAX_HEAD_SCRIPT_BYTES = 2_500;

const kilobytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(BUILD, file))).length, 0) /
  1000;

const docs = readBuiltPages().filter(({ route }) => route.startsWith('/docs/'));
const heaviest = docs.toSorted((a, b) => b.html.length - a.html.length)[0];

describe('weight of a doc page', () => {
  const elements = heaviest ? elementsOf(heaviest) : [];
  const linked = (tag: string, attribute: string) =>
    elements.flatMap(({ tagName, properties }) =>
      tagName === tag && properties[attribute] ? [String(properties[attribute])] : [],
    );

  it(`links at most ${MAX_SCRIPT_KB} kB of scripts`, () => {
    // Named by the page, loaded by the head script (config/template.ts).
    const named = elements.find(({ properties }) => properties.name === 'pt-scripts')?.properties.content;
    const scripts = [...linked('script', 'src'), ...String(named ?? '').split(' ')].filter(Boolean);
    const size = kilobytes(scripts);
    console.log(`scripts linked from ${heaviest?.route}: ${size.toFixed(1)} kB in ${scripts.length} files`);
    expect(scripts.length).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(MAX_SCRIPT_KB);
  });

  it(`links at most ${MAX_STYLE_KB} kB of styles`, () => {
    const styles = linked('link', 'href').filter((href) => href.endsWith('.css'));
    const size = kilobytes(styles);
    console.log(`styles linked from ${heaviest?.route}: ${size.toFixed(1)} kB`);
    expect(styles.length).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(MAX_STYLE_KB);
  });

  it(`has a head script of at most ${MAX_HEAD_SCRIPT_BYTES} bytes`, () => {
    const head =
      heaviest?.html.match(/<head>[\s\S]*?<script>(?<script>[\s\S]*?)<\/script>/)?.groups?.script ?? '';
    const size = brotliCompressSync(head).length;
    console.log(`head script: ${size} bytes (${head.length} before compression)`);
    expect(head.length).toBeGreaterThan(100);
    expect(size).toBeLessThanOrEqual(MAX_HEAD_SCRIPT_BYTES);
  });
});
