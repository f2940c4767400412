import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PAGES_OUTSIDE_SIDEBAR } from '../../config/content';
import { docsSidebar } from '../lib/sidebar';
import type { Content, CopiedPage, MenuItem } from '../sites/content';

const COPIES = Array.from({ length: 9 }, (_, index) => `copy-${index + 2}`);

/** Titles and descriptions must differ from page to page (packages/content-checks). */
function renamed(source: string, copy: string): string {
  return source
    .replace(/^title: (['"]?)(.*?)\1$/m, (_, quote, title) => `title: ${quote}${title} (${copy})${quote}`)
    .replace(
      /^description: (['"]?)(.*?)\1$/m,
      (_, quote, text) => `description: ${quote}${text.slice(0, 140)} (${copy})${quote}`,
    );
}

function copyDocs(directory: string, copy: string): void {
  const docs = path.join(directory, 'docs');
  for (const section of readdirSync(docs).filter((name) => !name.startsWith('copy-'))) {
    cpSync(path.join(docs, section), path.join(docs, copy, section), { recursive: true });
  }
  for (const file of readdirSync(path.join(docs, copy), { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.mdx')) {
      const page = path.join(docs, copy, file);
      writeFileSync(page, renamed(readFileSync(page, 'utf8'), copy));
    }
  }
}

/** Every id of a sidebar's JSON leads to the copy, and every category has a key of its own, by which the framework knows it. */
const sidebarOf = (copy: string) =>
  JSON.parse(
    JSON.stringify([...docsSidebar, ...PAGES_OUTSIDE_SIDEBAR])
      .replace(
        /"((?:introduction|workbench|dashboard|screener|alerts|trading|community|others)\/[^"]*)"/g,
        `"${copy}/$1"`,
      )
      .replace(/"type":"category","label":"([^"]*)"/g, `$&,"key":"${copy} $1"`),
  );

/** Nine more copies of all docs, each in a category of its own, in a copy of this project. */
export function multiplyOurs(directory: string): void {
  mkdirSync(path.join(directory, 'docs'), { recursive: true });
  for (const copy of COPIES) {
    copyDocs(directory, copy);
  }
  const docs = [
    ...docsSidebar,
    ...COPIES.map((copy) => ({ type: 'category', label: copy, items: sidebarOf(copy) })),
  ];
  writeFileSync(path.join(directory, 'sidebars.ts'), `export default ${JSON.stringify({ docs })};\n`);
}

const pageCopy = (page: CopiedPage, copy: string): CopiedPage => ({
  ...page,
  name: page.name.replace(/^docs\//, `docs/${copy}/`),
});

const menuCopy = ({ label, page, items }: MenuItem, copy: string): MenuItem => ({
  label,
  page: page?.replace(/^docs\//, `docs/${copy}/`),
  ...(items && { items: items.map((item) => menuCopy(item, copy)) }),
});

/** The same for a site made of the Markdown copies. */
export function multiplyContent({ pages, menu, hash }: Content): Content {
  const docs = pages.filter(({ name }) => name.startsWith('docs/'));
  return {
    hash: `${hash}-tenfold`,
    pages: [...pages, ...COPIES.flatMap((copy) => docs.map((page) => pageCopy(page, copy)))],
    menu: [
      ...menu,
      ...COPIES.map((copy) => ({ label: copy, items: menu.map((item) => menuCopy(item, copy)) })),
    ],
  };
}
