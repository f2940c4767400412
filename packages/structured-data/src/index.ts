import type { PageHead } from '@pt-docs/built-pages';
import { stepsIn } from './stepsIn';

export type DescribedPage = PageHead & {
  readonly route: string;
  readonly html: string;
  /** The address of its share card. */
  readonly image: string;
};

export type DescribedSite = {
  readonly title: string;
  readonly url: string;
  /** The page that shows the results for `?q=`. */
  readonly searchPath: string;
  /** Routes that are documentation begin with this. */
  readonly docs: string;
  /** The questions that a page answers, by its route. */
  readonly questions: Readonly<
    Record<string, readonly { readonly question: string; readonly answer: string }[]>
  >;
};

type Thing = Readonly<Record<string, unknown>>;

/** Names the site and how to search it. Stands on the home page only. */
const website = ({ title, url, searchPath }: DescribedSite, { description }: PageHead): Thing => ({
  '@type': 'WebSite',
  name: title,
  url,
  description,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${url}${searchPath}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});

const article = ({ title, description, address, image }: DescribedPage, site: DescribedSite): Thing => ({
  '@type': 'TechArticle',
  headline: title,
  description,
  url: address,
  image,
  isPartOf: { '@type': 'WebSite', name: site.title, url: site.url },
});

/** The first instructions of a page. Only the first sentence of each step, or the page would say everything twice. */
function howTo({ html, title, address }: DescribedPage): Thing[] {
  const steps = stepsIn(html);
  return steps
    ? [
        {
          '@type': 'HowTo',
          name: steps.heading?.text ?? title,
          url: steps.heading ? `${address}#${steps.heading.id}` : address,
          step: steps.texts.map((text) => ({ '@type': 'HowToStep', text })),
        },
      ]
    : [];
}

const questionsOf = ({ route }: DescribedPage, { questions }: DescribedSite): Thing[] => {
  const entries = questions[route] ?? [];
  return entries.length > 0
    ? [
        {
          '@type': 'FAQPage',
          mainEntity: entries.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ]
    : [];
};

/**
 * A script element with data for search engines, or nothing. Breadcrumbs and posts are not in it: Docusaurus describes
 * those itself. Browsers don't run it, so no policy applies to it.
 */
export function structuredData(page: DescribedPage, site: DescribedSite): string {
  const things = [
    ...(page.route === '/' ? [website(site, page)] : []),
    ...(page.route.startsWith(site.docs) ? [article(page, site), ...howTo(page)] : []),
    ...questionsOf(page, site),
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things });
  // The end of a script element inside a string would end this one.
  return things.length > 0
    ? `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
    : '';
}
