import { select } from 'hast-util-select';
import { parseHtml } from './parseHtml';
import { attribute, plainText, siteTitleOff } from './readPage';

/** What a finished page says about itself in its head. */
export type PageHead = {
  /** As in the browser's tab, without the site's name. */
  readonly title: string;
  /** Empty where a page only forwards. */
  readonly description: string;
  /** The canonical URL. */
  readonly address: string;
  /** The address of the Markdown copy; empty where there is none. */
  readonly copy: string;
};

const INLINE_SCRIPTS = /<script[\s\S]*?<\/script>/g;

/** Reads the head alone: parsing whole pages takes seconds. */
export function readHead(html: string): PageHead {
  const [start = ''] = html.split('</head>', 1);
  const tree = parseHtml(start.replace(INLINE_SCRIPTS, ''));
  const title = select('title', tree);
  return {
    title: title ? siteTitleOff(plainText(title)) : '',
    description: attribute(select('meta[name="description"]', tree), 'content'),
    address: attribute(select('link[rel="canonical"]', tree), 'href'),
    copy: attribute(select('link[type="text/markdown"]', tree), 'href'),
  };
}

type Tags = {
  /** Right behind the title: crawlers may read only the first kilobytes. */
  readonly first: string;
  /** Behind the styles, which must not wait. */
  readonly last: string;
  /** Before everything else that the page shows. */
  readonly body?: string;
};

export const withHeadTags = (html: string, { first, last, body = '' }: Tags): string =>
  html
    .replace('</title>', (end) => `${end}${first}`)
    .replace('</head>', (end) => `${last}${end}`)
    .replace(/<body[^>]*>/, (start) => `${start}${body}`);
