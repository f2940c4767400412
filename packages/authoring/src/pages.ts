import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFrontMatter } from './parseFrontMatter';

/** One text of the site, as its author wrote it. */
export type Page = {
  /** Path of the file from the project's root. */
  readonly file: string;
  /** Where it stands on the site, as guides/specification.md writes it (folder pages end in a slash). */
  readonly route: string;
  readonly kind: 'doc' | 'post' | 'page';
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** The line of the file on which the body starts. */
  readonly firstLine: number;
};

export async function parsePage(file: string, source: string): Promise<Page> {
  const { frontMatter, content } = await parseFrontMatter({ filePath: file, fileContent: source });
  const kind = file.startsWith('docs/') ? 'doc' : file.startsWith('blog/') ? 'post' : 'page';
  return {
    file,
    kind,
    route: routeOf(file, kind, frontMatter),
    frontMatter,
    body: content,
    firstLine: source.slice(0, source.lastIndexOf(content)).split('\n').length,
  };
}

function routeOf(file: string, kind: Page['kind'], frontMatter: Record<string, unknown>): string {
  if (kind === 'post') {
    return `/blog/${String(frontMatter.slug ?? path.basename(file, '.mdx'))}`;
  }
  if (kind === 'doc' && frontMatter.slug) {
    return `/docs${String(frontMatter.slug)}`;
  }
  const relative = kind === 'page' ? file.replace(/^src\/pages/, '') : `/${file}`;
  return relative.replace(/\.mdx$/, '').replace(/\/index$/, '/');
}

/** Both endings that the framework builds. Names with an underscore are parts of other texts, whatever the folders above the project are called. */
const isText = (name: string) =>
  /\.mdx?$/.test(name) && !name.split(path.sep).some((part) => part.startsWith('_'));

/** The file of every text of the site, from the project's root. */
export function textFiles(root: string): string[] {
  return ['docs', 'blog', 'src/pages'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isText)
      .map((name) => path.join(folder, name).split(path.sep).join('/'))
      .toSorted(),
  );
}

/** Every text of the site, from the project's root. */
export async function readPages(root: string): Promise<Page[]> {
  return Promise.all(
    textFiles(root)
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => parsePage(file, readFileSync(path.join(root, file), 'utf8'))),
  );
}
