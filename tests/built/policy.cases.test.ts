import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseHtml } from '@pt-docs/pages';
import { contentSecurityPolicy, formatPolicy, inlineHashesOf, joinHashes, readRules } from '@pt-docs/serving';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { serving } from '../../config/serving';
import { SHARE } from '../cases/cases';
import { BUILD, builtFiles } from './site';

const rules = readRules(BUILD);
const read = (name: string) => readFileSync(path.join(BUILD, name), 'utf8');

describe('the content-security policy', () => {
  it('has no finding worse than the note about ’self’', () => {
    const { csp } = new CspParser(formatPolicy(rules.policy));
    const findings = new CspEvaluator(csp).evaluate();
    const worse = findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE);
    console.log(findings.map(({ directive, value, severity }) => `${directive} ${value}: ${severity}`));
    expect(worse).toEqual([]);
  });

  it('allows exactly the inline parts of the finished pages', () => {
    const pages = builtFiles().filter((name) => name.endsWith('.html'));
    const hashes = joinHashes(
      pages.map((name) => ({ name, hashes: inlineHashesOf(name, parseHtml(read(name))) })),
    );
    expect(rules.policy).toEqual(contentSecurityPolicy(hashes, serving));
    expect(rules.policy['script-src']).toEqual(["'self'", ...hashes.scripts]);
    // The framework's two scripts and its hidden parts; more means that somebody added inline code.
    expect(hashes.scripts).toHaveLength(2);
    expect(hashes.styleAttributes.length).toBeLessThanOrEqual(4);
  });
});

describe('files that hosts and machines read', () => {
  it('every text of at least a kilobyte has both compressed copies, smaller than itself and saying the same', () => {
    const files = new Set(builtFiles());
    const texts = [...files].filter((name) => /\.(html|js|css|json|md|xml|txt|svg)$/.test(name));
    const large = texts.filter((name) => statSync(path.join(BUILD, name)).size >= 1_200);
    expect(large.length).toBeGreaterThan(200);
    for (const name of large) {
      for (const ending of ['.br', '.gz']) {
        expect(files.has(name + ending), name + ending).toBe(true);
      }
    }
    for (const name of large.filter((_, at) => at % Math.round(1 / SHARE) === 0)) {
      const text = readFileSync(path.join(BUILD, name));
      for (const [ending, decode] of [
        ['.br', brotliDecompressSync],
        ['.gz', gunzipSync],
      ] as const) {
        const copy = readFileSync(path.join(BUILD, name + ending));
        expect(copy.length).toBeLessThan(text.length);
        expect(decode(copy).equals(text), `${name}${ending} is what ${name} says`).toBe(true);
      }
    }
  });
});
