import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SearchConfig } from './searchClient';

type SiteSearch = SearchConfig & { readonly missingResultsUrl: string };

/** What config/search.ts says, as the browser knows it. */
export function useSearchConfig(): SiteSearch {
  const { siteConfig } = useDocusaurusContext();
  return siteConfig.themeConfig.algolia as SiteSearch;
}
