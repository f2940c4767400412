import { markdownPath } from './markdownPath';

/** What an assistant takes in one piece. */
const MOST_BYTES = 30_000;

const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The sections of level 2; the text above the first comes first. A `## ` in a block of code is no heading. */
function sectionsIn(markdown: string): string[] {
  let isCode = false;
  const sections = [''];
  for (const line of markdown.split('\n')) {
    isCode = /^ *```/.test(line) ? !isCode : isCode;
    if (!isCode && line.startsWith('## ')) {
      sections.push('');
    }
    sections[sections.length - 1] += `${line}\n`;
  }
  return sections;
}

/** A copy by its path. A long one becomes a list of its sections, each of them a file of its own. */
export function splitCopy(
  copy: string,
  page: { readonly path: string; readonly address: string },
): [path: string, text: string][] {
  const own = markdownPath(page.path);
  const [lead = '', ...sections] = sectionsIn(copy);
  if (Buffer.byteLength(copy) <= MOST_BYTES || sections.length < 2) {
    return [[own, copy]];
  }
  const parts = sections.map((text): [string, string, string] => {
    const title = /^## (.*)/.exec(text)?.[1] ?? '';
    return [own.replace(/\.md$/, `/${slug(title)}.md`), title, text];
  });
  const twice = parts.find(([path], index) => parts.findIndex(([other]) => other === path) !== index);
  if (twice) {
    throw new Error(
      `${page.path} has two sections whose copies would be ${twice[0]}. Give the heading "${twice[1]}" other words.`,
    );
  }
  const list = parts.map(([path, title]) => `- [${title}](${new URL(path, page.address).href})`);
  return [
    [own, `${lead.trimEnd()}\n\nSections:\n\n${list.join('\n')}\n`],
    ...parts.map(([path, , text]): [string, string] => [path, text]),
  ];
}
