import { escapeHtml } from '../reading';
import { CARD_HEIGHT, CARD_WIDTH } from './size';

const FOLDER = 'share-cards';

/** Where the card of a page is. The address stays the same when the card changes: posts elsewhere keep pointing to it. */
export const cardPath = (route: string): string => {
  const plain = route.replace(/^\/|\/$/g, '');
  return `/${FOLDER}/${plain || 'index'}.png`;
};

type Shared = {
  /** The page whose card is shown. */
  readonly route: string;
  /** What the card says, for those who can't see it. */
  readonly alt: string;
};

/** The tags that Docusaurus doesn't write: it has title, description and `twitter:card`. */
export function shareTags({ route, alt }: Shared, siteUrl: string): string {
  const image = `${siteUrl}${cardPath(route)}`;
  const tags = [
    ['property', 'og:image', image],
    ['property', 'og:image:width', String(CARD_WIDTH)],
    ['property', 'og:image:height', String(CARD_HEIGHT)],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:image', image],
    ['name', 'twitter:image:alt', alt],
  ] as const;
  return tags
    .map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escapeHtml(content)}">`)
    .join('');
}
