import Link from '@docusaurus/Link';
import { type TermId, termIds } from '@site/data/glossary/ids';
import { authorError } from '@site/src/lib/authorError';
import type { ReactNode } from 'react';

/** A word with its definition one hover, focus or tap away. */
export default function Term({ id, children }: { id: TermId; children: ReactNode }) {
  if (!termIds.includes(id)) {
    throw authorError('Term', `does not know the id "${id}". Ids are listed in data/glossary/ids.ts.`);
  }
  if (!children) {
    throw authorError('Term', `id="${id}" needs the word to show: <Term id="${id}">word</Term>.`);
  }
  return <Link to={`/docs/others/overview#${id}`}>{children}</Link>;
}
