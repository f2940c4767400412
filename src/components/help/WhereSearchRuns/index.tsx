import { useSearchConfig } from '@pt-docs/search/client';

const EMBEDDED = 'Stays on your device: the search runs in your browser';
const HOSTED =
  'Is sent, letter by letter, to the search service that this site is configured with (Algolia). If the service doesn’t answer, the search runs in your browser';

/** What happens to a reader's words depends on how the site is configured: the sentence must be true in both cases. */
export default function WhereSearchRuns() {
  return useSearchConfig().hosted ? HOSTED : EMBEDDED;
}
