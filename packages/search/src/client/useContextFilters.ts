import { useDocsContextualSearchTags } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useMemo } from 'react';

/**
 * The filters that Docusaurus' contextual search sends: the page's language, and the tags of the docs version
 * that the reader is in. The theme's own hook does the same but brings the whole dialog along.
 */
export function useContextFilters(): (string | string[])[] {
  const { currentLocale } = useDocusaurusContext().i18n;
  const tags = useDocsContextualSearchTags().join(' ');
  return useMemo(
    () => [
      `language:${currentLocale}`,
      ['default', ...tags.split(' ')].map((tag) => `docusaurus_tag:${tag}`),
    ],
    [currentLocale, tags],
  );
}
