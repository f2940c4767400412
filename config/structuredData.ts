import type { DescribedSite } from '@pt-docs/structured-data';
import { faq } from '../data/reference/faq';
import { brand } from './brand';
import { docsOptions } from './content';
import { search } from './search';
import { GLOSSARY_PATH } from './searchIndex';

/** What search engines are told about the site; the pages say the rest themselves. */
export const describedSite: DescribedSite = {
  title: brand.siteTitle,
  url: brand.siteUrl,
  searchPath: `/${search.searchPagePath}`,
  docs: `/${docsOptions.routeBasePath}/`,
  questions: {
    // Answers may have code in backticks, as src/lib/text/withCode.tsx shows it.
    [GLOSSARY_PATH]: faq.map(({ question, answer }) => ({ question, answer: answer.replaceAll('`', '') })),
  },
};
