import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '../../config/brand';
import { docsSidebar, type SidebarItem } from '../lib/sidebar';

/** A page as every framework can read it: the Markdown copy that the build wrote (packages/markdown-copies). */
export type CopiedPage = {
  /** Without slash at either end, and without ending: `docs/alerts/overview`, `blog/release-v2.8.6`, `index`. */
  readonly name: string;
  readonly title: string;
  /** Begins with the heading of the first level. */
  readonly text: string;
};

/** The sidebar in a form that every framework can be given. */
export type MenuItem = {
  readonly label: string;
  /** The page of the item, by its name. */
  readonly page?: string;
  readonly items?: readonly MenuItem[];
};

export type Content = {
  readonly pages: readonly CopiedPage[];
  readonly menu: readonly MenuItem[];
  /** Changes with every letter of the above. */
  readonly hash: string;
};

function readCopy(build: string, file: string): CopiedPage {
  const source = readFileSync(path.join(build, file), 'utf8');
  const { front = '', text = '' } =
    source.match(/^---\n(?<front>[\s\S]*?)\n---\n(?<text>[\s\S]*)$/)?.groups ?? {};
  const title = front.match(/^title: (?<title>".*")$/m)?.groups?.title;
  if (!title) {
    throw new Error(`${file} has no title: the Markdown copies have changed, and bench/ must follow.`);
  }
  // Copies name other pages in full, so that they can be read anywhere; a site links to itself.
  return {
    name: file.replace(/\.md$/, ''),
    title: JSON.parse(title),
    text: text.replaceAll(`${brand.siteUrl}/`, '/').trim(),
  };
}

const pageFile = (copy: string) =>
  copy.replace(/(?<!^index)\.md$/, '/index.html').replace(/^index\.md$/, 'index.html');

const pageOf = (id: string) => `docs/${id.replace(/\/index$/, '')}`;

function menuFrom(items: readonly SidebarItem[], titles: ReadonlyMap<string, string>): MenuItem[] {
  return items.map((item) => {
    if (typeof item === 'string' || 'id' in item) {
      const page = pageOf(typeof item === 'string' ? item : item.id);
      return { label: titles.get(page) ?? page, page };
    }
    const page = item.link?.id === undefined ? undefined : pageOf(item.link.id);
    return { label: item.label, page, items: menuFrom(item.items, titles) };
  });
}

/** What the finished site says, for the sites that it is measured against. */
export function readContent(build: string): Content {
  const pages = readdirSync(build, { recursive: true, encoding: 'utf8' })
    // Others are parts of a long page, or list the pages of a folder.
    .filter((file) => file.endsWith('.md') && existsSync(path.join(build, pageFile(file))))
    .toSorted()
    .map((file) => readCopy(build, file));
  const titles = new Map(pages.map(({ name, title }) => [name, title]));
  const menu = menuFrom(docsSidebar, titles);
  const hash = createHash('sha256')
    .update(JSON.stringify([pages, menu]))
    .digest('hex')
    .slice(0, 10);
  return { pages, menu, hash };
}
