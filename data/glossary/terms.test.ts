import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dexTerms } from './dex';
import { termIds } from './ids';
import { marketTerms } from './markets';
import { onchainTerms } from './onchain';
import { page, pageTitles } from './pages';
import { productTerms } from './product';
import { terms } from './terms';
import { type Term, termSchema } from './terms.schema';
import { tradingTerms } from './trading';

const files = {
  'product.ts': productTerms,
  'trading.ts': tradingTerms,
  'markets.ts': marketTerms,
  'onchain.ts': onchainTerms,
  'dex.ts': dexTerms,
};
const entries: readonly (readonly [string, Term])[] = Object.entries(terms);
const root = new URL('../../', import.meta.url);

const key = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
const documentOf = (path: string) => new URL(`.${path.endsWith('/') ? `${path}index` : path}.mdx`, root);
const textOf = (path: string) => readFileSync(documentOf(path), 'utf8');

/** Who claims a word: its name, abbreviations and synonyms, each counted once per term. */
function claims(): Map<string, string[]> {
  const byWord = new Map<string, string[]>();
  for (const [id, { name, abbreviations, synonyms }] of entries) {
    for (const word of new Set([name, ...abbreviations, ...synonyms].map(key))) {
      byWord.set(word, [...(byWord.get(word) ?? []), id]);
    }
  }
  return byWord;
}

/** What traders type, as the product model lists it: each must lead to one term. */
const TYPED_BY_TRADERS =
  'OI CVD CEX DEX TP SL TP/SL RPC FDV TVL MVRV NVT SOPR RSI MACD ROC CMO VWAP POC DOM L2 perp funding liq FR L/S MEV LP AMM 2FA KYC wb cmds API IP ERC-20 gas slippage dom tape hotkey shortcut UTA P/F P/S'.split(
    ' ',
  );

describe('glossary', () => {
  it('defines each id in one file only', () => {
    const ids = Object.values(files).flatMap((file) => Object.keys(file));
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect(twice, 'Terms that two files of data/glossary define').toEqual([]);
    expect([...ids].sort(), 'data/glossary/ids.ts and the terms must list the same ids').toEqual(
      [...termIds].sort(),
    );
  });

  it('has no two terms of the same name', () => {
    const names = entries.map(([, { name }]) => key(name));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('lets every word point at one term only', () => {
    const shared = [...claims()].filter(([, ids]) => ids.length > 1);
    expect(
      shared.map(([word, ids]) => `"${word}" belongs to ${ids.join(' and ')}: keep it with one of them`),
    ).toEqual([]);
  });

  it.each(TYPED_BY_TRADERS)('knows what a trader means by %s', (word) => {
    expect(claims().get(key(word)) ?? [], `"${word}" must be a word of exactly one term`).toHaveLength(1);
  });
});

describe.each(entries)('term %s', (id, term) => {
  it('fits the schema', () => {
    const parsed = termSchema.safeParse(term);
    expect(parsed.success ? '' : `${id}: ${z.prettifyError(parsed.error)}`).toBe('');
  });

  it('says each word once', () => {
    const words = [...term.abbreviations, ...term.synonyms].map(key);
    const names = term.abbreviations.includes(term.name) ? [] : [key(term.name)];
    const all = [...names, ...words];
    expect(
      all.filter((word, index) => all.indexOf(word) !== index),
      `${id}: words given twice`,
    ).toEqual([]);
  });

  it('is explained where it says', () => {
    expect(existsSync(documentOf(term.page)), `${id}: ${term.page} is no page of docs/`).toBe(true);
    if (term.anchor !== null) {
      const heading = `{/* #${term.anchor} */}`;
      expect(textOf(term.page), `${id}: ${term.page} has no heading that ends in ${heading}`).toContain(
        heading,
      );
    }
  });
});

describe('titles of linked pages', () => {
  it.each(Object.entries(pageTitles))('%s', (path, title) => {
    expect(existsSync(documentOf(path)), `data/glossary/pages.ts: ${path} has no document`).toBe(true);
    expect(textOf(path), `data/glossary/pages.ts: the document’s title is another one`).toMatch(
      new RegExp(`^title: ${title}$`, 'm'),
    );
  });

  it('lists only pages that a term uses', () => {
    const used = new Set(entries.map(([, term]) => term.page));
    expect(Object.values(page).filter((path) => !used.has(path))).toEqual([]);
  });
});

describe('terms in documents', () => {
  const documents = ['docs', 'blog', 'src/pages'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => `${folder}/${file}`),
  );
  const known: ReadonlySet<string> = new Set(termIds);

  it('name ids that exist', () => {
    const unknown = documents.flatMap((file) => {
      const lines = readFileSync(new URL(file, root), 'utf8').split('\n');
      return lines.flatMap((line, index) =>
        Array.from(line.matchAll(/<Term\s+id="([^"]*)"/g), ([, id = '']) => id)
          .filter((id) => !known.has(id))
          .map((id) => `${file}:${index + 1}: <Term id="${id}"> is not in data/glossary/ids.ts`),
      );
    });
    expect(documents.length).toBeGreaterThan(60);
    expect(unknown).toEqual([]);
  });
});

describe('the schema', () => {
  const base = terms.cvd;

  it.each([
    ['a third sentence', { definition: `${base.definition} And one more sentence.` }],
    ['a definition without a full stop', { definition: base.definition.slice(0, -1) }],
    ['a lone letter as an abbreviation', { abbreviations: ['C'] }],
    ['a page that the glossary does not know', { page: '/docs/nowhere' }],
    ['an anchor with its #', { anchor: '#cvd' }],
  ])('refuses %s', (_, change) => {
    expect(termSchema.safeParse({ ...base, ...change }).success).toBe(false);
  });
});
