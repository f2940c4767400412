import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Page } from '../pages';
import { treeOf } from '../treeOf';

export type BannedWord = {
  /** A regular expression without its word boundaries. */
  readonly word: string;
  /** What to write instead, or why not to write it. */
  readonly instead: string;
  /** Files where it is used on purpose. */
  readonly allowedIn?: readonly string[];
};

/** Prose only: code, links' addresses and component names are not words of a sentence. */
function proseOf(page: Page): string {
  const parts: string[] = [];
  visit(treeOf(page), (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const copy = structuredClone(node);
      visit(copy, 'inlineCode', (code) => {
        code.value = '';
      });
      parts.push(textOf(copy, { includeImageAlt: true }));
    }
  });
  return parts.join('\n');
}

export function checkWords(pages: readonly Page[], banned: readonly BannedWord[]): string[] {
  return pages.flatMap((page) => {
    const prose = proseOf(page);
    return banned
      .filter(
        ({ word, allowedIn }) =>
          !allowedIn?.includes(page.file) && new RegExp(`\\b${word}\\b`, 'i').test(prose),
      )
      .map(({ word, instead }) => `${page.file} says "${word}": ${instead}.`);
  });
}
