import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BUILD, type BuiltPage } from './site';

/** What a reader gets: the compressed copy, or the file itself where it is too small to have one. */
function bytesOf(file: string): number {
  const [plain, compressed] = [path.join(BUILD, file), path.join(BUILD, `${file}.br`)];
  return statSync(existsSync(compressed) ? compressed : plain).size;
}

export const kilobytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + bytesOf(file), 0) / 1000;

export function fileOf({ route }: BuiltPage): string {
  const file = path.join(route, 'index.html');
  return existsSync(path.join(BUILD, file)) ? file : `${route}.html`;
}

/** The files that a page's HTML asks for by itself, and the scripts that it names for later (packages/islands/src/plugin/finishPages.ts). */
export function filesOf({ elements }: BuiltPage) {
  const linked = (tag: string, attribute: string) =>
    elements.flatMap(({ tagName, properties }) =>
      tagName === tag && properties[attribute] ? [String(properties[attribute])] : [],
    );
  const named = elements.find(({ properties }) => properties.name === 'islands-scripts')?.properties.content;
  return {
    styles: linked('link', 'href').filter((href) => href.endsWith('.css')),
    scripts: linked('script', 'src'),
    laterScripts: String(named ?? '')
      .split(' ')
      .filter(Boolean),
  };
}

/** The one script that stands in the page itself. */
export const headScriptOf = ({ html }: BuiltPage) =>
  html.match(/<head>[\s\S]*?<script>(?<script>[\s\S]*?)<\/script>/)?.groups?.script ?? '';

/** Brotli kilobytes of everything that the first view of a page needs. */
export function firstViewOf(page: BuiltPage) {
  const { styles, scripts } = filesOf(page);
  const weights = {
    html: kilobytes([fileOf(page)]),
    inline: brotliCompressSync(headScriptOf(page)).length / 1000,
    styles: kilobytes(styles),
    scripts: kilobytes(scripts),
  };
  return { ...weights, all: weights.html + weights.styles + weights.scripts };
}
