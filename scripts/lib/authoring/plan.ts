import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { figureSources, KINDS, pageSource, postSource } from './templates';

/** A sentence for the author; anything else that is thrown is a fault of ours. */
export class AuthorError extends Error {}

type Options = Readonly<Record<string, string | undefined>>;
/** What a command writes, whole, and what its author does next. */
type Plan = { readonly files: Readonly<Record<string, string>>; readonly next: readonly string[] };

function check(isFine: boolean, sentence: string): asserts isFine {
  if (!isFine) {
    throw new AuthorError(sentence);
  }
}

function required(options: Options, name: string, example: string): string {
  const value = options[name]?.trim();
  check(Boolean(value), `--${name} is missing. Write --${name} "${example}".`);
  return value as string;
}

const described = (options: Options) => {
  const description = required(options, 'description', 'What the page is for, in 50 to 160 characters');
  check(
    description.length >= 50 && description.length <= 160,
    `--description has ${description.length} characters. Write 50 to 160: search results show them.`,
  );
  return description;
};

const PAGE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** The sidebar with the new id behind `after`, or behind the last page of the same folder. */
function withEntry(sidebar: string, id: string, after = ''): string {
  const folder = path.posix.dirname(id);
  const known = after ? after : `${folder}/[^'/]+`;
  const entries = Array.from(sidebar.matchAll(new RegExp(`(?<!id: )'(?:${known})'`, 'g')));
  const last = entries.at(-1);
  check(
    last !== undefined,
    after
      ? `sidebars.ts has no entry '${after}'. Name a page of it, without docs/ and .mdx.`
      : `sidebars.ts has no page of docs/${folder}/ to put the new one behind. Name one with --after, such as --after alerts/overview.`,
  );
  const end = last.index + last[0].length;
  return `${sidebar.slice(0, end)}, '${id}'${sidebar.slice(end)}`;
}

function planPage(root: string, id: string, options: Options): Plan {
  check(
    PAGE_NAME.test(id),
    `"${id}" can't be a page. Write its folder and name in small letters, digits and hyphens: alerts/quiet-hours.`,
  );
  const taken = [`docs/${id}.mdx`, `docs/${id}/index.mdx`].find((file) => existsSync(path.join(root, file)));
  check(taken === undefined, `${taken} exists already. Take another name, or edit that page.`);
  const kind = required(options, 'kind', 'how-to');
  check(KINDS.includes(kind), `--kind "${kind}" is no kind of page. Write one of ${KINDS.join(', ')}.`);
  const title = required(options, 'title', 'Set quiet hours');
  const source = pageSource({ title, label: options.label ?? title, kind, description: described(options) });
  const sidebar = readFileSync(path.join(root, 'sidebars.ts'), 'utf8');
  return {
    files: { [`docs/${id}.mdx`]: source, 'sidebars.ts': withEntry(sidebar, id, options.after) },
    next: [
      `Write what stands as TODO in docs/${id}.mdx.`,
      `Link to /docs/${id} from two other pages.`,
      `npm run check names what is left.`,
    ],
  };
}

function planPost(root: string, slug: string, options: Options): Plan {
  check(
    /^[a-z0-9]+([.-][a-z0-9]+)*$/.test(slug),
    `"${slug}" can't be a post. Write small letters, digits, hyphens and dots: release-v2.9.0.`,
  );
  const date = options.date ?? new Date().toISOString().slice(0, 10);
  check(
    /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)),
    `--date "${date}" is no day. Write it as 2026-03-31.`,
  );
  const taken = readdirSync(path.join(root, 'blog')).find(
    (file) =>
      file.endsWith('.mdx') &&
      readFileSync(path.join(root, 'blog', file), 'utf8').includes(`\nslug: ${slug}\n`),
  );
  check(taken === undefined, `blog/${taken} has the slug ${slug} already. Take another one.`);
  const file = `blog/${date}-${slug}.mdx`;
  check(!existsSync(path.join(root, file)), `${file} exists already. Take another name, or edit that post.`);
  const title = required(options, 'title', 'Release v2.9.0');
  return {
    files: { [file]: postSource({ title, slug, date, description: described(options) }) },
    next: [`Write what stands as TODO in ${file}.`, 'For a release, see “Add a post” in CONTRIBUTING.md.'],
  };
}

const kebab = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

function planFigure(root: string, name: string, options: Options): Plan {
  check(
    /^[A-Z][a-z0-9]+([A-Z][a-z0-9]+)*$/.test(name),
    `"${name}" can't be a figure. Write it as a component: OrderCost.`,
  );
  const folder = `src/figures/${name}`;
  check(!existsSync(path.join(root, folder)), `${folder} exists already. Take another name.`);
  const id = kebab(name);
  const title = required(options, 'title', 'What an order costs');
  const caption = `Try: ${required(options, 'try', 'raise the size and watch the price you pay').replace(/^try: */i, '')}`;
  const islands = readFileSync(path.join(root, 'src/islands.ts'), 'utf8');
  const entry = `  ${name}: () =>\n    import(/* webpackChunkName: "island-${name}" */ './figures/${name}/Interactive'),\n`;
  const sources = figureSources({ name, id, title, caption });
  return {
    files: {
      ...Object.fromEntries(Object.entries(sources).map(([file, text]) => [`${folder}/${file}`, text])),
      'src/islands.ts': islands.replace(/^\};$/m, `${entry}};`),
    },
    next: [
      `Replace the arithmetic in ${folder}/model.ts and its test, then the picture in Interactive.tsx.`,
      `Import it in the MDX of its page: import ${name} from '@site/${folder}';`,
      'npm run dev shows it there.',
    ],
  };
}

const PLANS = { page: planPage, post: planPost, figure: planFigure };

/** What `npm run new -- <what> <name>` would write. Throws before anything is written. */
export function planNew(root: string, what = '', name = '', options: Options = {}): Plan {
  const plan = Object.hasOwn(PLANS, what) ? PLANS[what as keyof typeof PLANS] : undefined;
  check(
    plan !== undefined && name !== '',
    'Write npm run new -- page <folder/name>, post <slug> or figure <Name>. CONTRIBUTING.md has an example of each.',
  );
  return plan(root, name, options);
}

export function writePlan(root: string, { files }: Plan): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
