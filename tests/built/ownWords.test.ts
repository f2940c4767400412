import type { Element, Root } from 'hast';
import { select } from 'hast-util-select';
import { describe, expect, it } from 'vitest';
import { terms as glossary } from '../../data/glossary/terms';
import { readBuiltPages } from './site';

/**
 * Words that mean something else outside of PT. Where a page first uses one, its card is a tap away; `sheet` and `bin` have
 * no card, because there is an ordinary word for each.
 */
const OWN_WORDS = {
  sheet: /(?<!shortcut |pre-trade |print the )\bsheets?\b(?! of paper| to print)/i,
  strip: /\bstrips?\b/i,
  universe: /\buniverses?\b/i,
  publish: /\b(?:an?|the|each|every|this|your|any|one|another|removed|pinned) publish\b|\bof publishes\b/i,
  bin: /\bbins?\b/i,
  'link-group': /\blink groups?\b/i,
} as const;

/** Headings, contents and pictures name what the text is about; code and keys are typed. */
const SKIPPED = /^(?:h[1-6]|figure|pre|code|kbd|nav|script|style|summary|button|svg|th|caption)$/;

const isContents = ({ properties: { className } }: Element) =>
  /table-of-contents|toc/i.test(String(className));

type Text = { text: string; readonly terms: { readonly id: unknown; readonly from: number }[] };

function collect(node: Root | Element, into: Text): Text {
  for (const child of node.children) {
    if (child.type === 'text') {
      into.text += child.value;
    } else if (child.type === 'element' && !SKIPPED.test(child.tagName) && !isContents(child)) {
      const from = into.text.length;
      collect(child, into);
      if (child.properties.dataTerm !== undefined) {
        into.terms.push({ id: child.properties.dataTerm, from });
      }
      if (/^(?:p|li|td|dd|dt|div)$/.test(child.tagName)) {
        into.text += '\n';
      }
    }
  }
  return into;
}

/** One sentence for each of our words that a page uses before it shows its card. */
function withoutCard(route: string, article: Element): string[] {
  const { text, terms } = collect(article, { text: '', terms: [] });
  return Object.entries(OWN_WORDS).flatMap(([id, words]) => {
    const found = words.exec(text);
    const at = found ? found.index + found[0].length - 1 : -1;
    if (!found || terms.some((term) => term.id === id && term.from <= at)) {
      return [];
    }
    const around = text.slice(Math.max(0, found.index - 40), at + 20).replace(/\s+/g, ' ');
    const instead = Object.hasOwn(glossary, id) ? `write <Term id="${id}">` : 'take the ordinary word';
    return `${route}: “…${around}…” is the first use of “${found[0]}”: ${instead}.`;
  });
}

describe('words of our own', () => {
  it('have their card where a page first uses them', () => {
    const articles = readBuiltPages().flatMap(({ route, tree }) => {
      // The glossary is the cards.
      const article = /^\/docs\/(?!others\/overview)/.test(route) ? select('article', tree) : undefined;
      return article ? [{ route, article }] : [];
    });
    expect(articles.length).toBeGreaterThan(60);
    expect(articles.flatMap(({ route, article }) => withoutCard(route, article))).toEqual([]);
  });
});
