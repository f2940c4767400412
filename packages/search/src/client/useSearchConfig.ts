import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SearchThemeConfig } from '../plugin';

/** What the site configures (`themeConfig.algolia`), as the browser knows it. */
export function useSearchConfig(): SearchThemeConfig {
  const { siteConfig } = useDocusaurusContext();
  return siteConfig.themeConfig.algolia as SearchThemeConfig;
}
