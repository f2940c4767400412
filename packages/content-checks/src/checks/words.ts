import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { BannedWord } from '../../../../data/banned-words';
import type { Page } from '../pages';

/** Prose only: code, links' addresses and component names are not words of a sentence. */
function proseOf(page: Page): string {
  const parts: string[] = [];
  visit(page.tree, (node) => {
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
