import type { TermId } from '@site/data/glossary/ids';
import type { Term } from '@site/data/glossary/terms.schema';

export type Definition = { readonly term: Term; readonly pageTitle: string };

/**
 * The glossary is fetched when the first term is pointed at. A fetch that failed is tried again the next time; until
 * then the term remains what it is without scripts, a link.
 */
export async function loadDefinition(id: TermId): Promise<Definition | undefined> {
  try {
    const { terms, pageTitles } = await import('@site/data/glossary/terms');
    const term = terms[id];
    return { term, pageTitle: pageTitles[term.page] };
  } catch {
    return undefined;
  }
}
