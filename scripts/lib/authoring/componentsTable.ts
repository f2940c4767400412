import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { states } from '../../../src/pt/pictures/states';

export const COMPONENTS_FILE = 'src/components/README.md';

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => name.test(file))
    .toSorted();

type Component = {
  readonly name: string;
  readonly folder: string;
  readonly does: string;
  readonly props: readonly string[];
};

/** A comment, and below it what a module exports by name or as its default, with its parameters. */
const EXPORT =
  /\/\*\*((?:(?!\*\/)[\s\S])+)\*\/\nexport (default )?(?:function |const )?([A-Z]\w*)?(?:\(([\s\S]*?)\) (?:\{|=>))?/g;

/** The members of the props type, which stands beside the parameters or above the component; else the names that are bound. */
function propsOf(parameters: string, text: string): string[] {
  const [, name = ''] = /: (\w+)$/.exec(parameters) ?? [];
  const [type = parameters] = new RegExp(`\\ntype ${name} =[\\s\\S]*?;\\n(?=\\n|\\S)`).exec(text) ?? [];
  const typed = Array.from(type.matchAll(/(?<=(?:\n {2,4}|\{ |; )readonly )[\w-]+\??(?=:)/g), String);
  const bound = parameters.matchAll(/(?<=(?:^\{|,)\s*)\w+/g);
  return [...new Set(typed.length > 0 ? typed : Array.from(bound, String))];
}

/** The components that a module exports; of a folder's only the one that the folder is for, which has its name. */
function componentsIn(file: string, isFolder = false): Component[] {
  const text = readFileSync(file, 'utf8');
  const found = Array.from(text.matchAll(EXPORT)).filter(([, , isDefault, name]) =>
    isFolder ? isDefault : name,
  );
  if (isFolder && found.length === 0 && text.includes('\nexport default ')) {
    throw new Error(`${file} has no comment that says what it shows: write one above the component.`);
  }
  return found.map(([, comment = '', , name = path.basename(path.dirname(file)), parameters = '']) => ({
    name,
    folder: isFolder ? path.dirname(file) : file,
    does:
      comment
        .replace(/\s*\n \*\s?|\s+/g, ' ')
        .trim()
        .split(/(?<=\.) /)[0] ?? '',
    props: propsOf(parameters, text),
  }));
}

const asTag = ({ name, props }: Component) => {
  const attributes = props.filter((prop) => !/^children\??$/.test(prop));
  const tag = [name, ...attributes].join(' ');
  return attributes.length < props.length ? `<${tag}>…</${name}>` : `<${tag} />`;
};

/** As src/pt/pictures/pictures.ts names them. */
const pictureName = (component: string) => component.replace(/\B[A-Z]/g, '-$&').toLowerCase();

const row = (component: Component, isGlobal: boolean) =>
  `| \`${asTag(component)}\` | ${component.does.replaceAll('|', '\\|')} | ${isGlobal ? 'none' : `\`@site/${component.folder}\``} |`;

const table = (rows: readonly string[], last = 'Import') =>
  [`| Write | It shows | ${last} |`, '| - | - | - |', ...rows].join('\n');

/** Every component that authors use, as a document. */
export function componentsTable(): string {
  const texts = ['docs', 'blog', 'src/pages']
    .flatMap((folder) => filesIn(folder, /\.mdx$/))
    .map((file) => readFileSync(file, 'utf8'));
  const globals = readFileSync('src/theme/MDXComponents/index.tsx', 'utf8');
  const isGlobal = ({ name, folder }: Component) =>
    globals.includes(`@site/${folder}'`) && globals.includes(`\n  ${name},`);
  const rowsOf = (files: readonly string[]) =>
    files
      .flatMap((file) => componentsIn(file, true))
      .map((component) => ({ component, isGlobal: isGlobal(component) }))
      .filter(
        ({ component, isGlobal }) =>
          isGlobal || texts.some((text) => text.includes(`@site/${component.folder}'`)),
      )
      .map(({ component, isGlobal }) => row(component, isGlobal));
  const figures = filesIn('src/figures', /^src\/figures\/\w+\/index\.tsx$/).map((file) => {
    const folder = path.dirname(file);
    const text = existsSync(`${folder}/figure.ts`) ? readFileSync(`${folder}/figure.ts`, 'utf8') : '';
    const titles = Array.from(text.matchAll(/\btitle:\s*(['"])(.*?)\1,/g), ([, , title = '']) => title);
    return `| \`<${path.basename(folder)} />\` | ${titles.join('; ')} | \`@site/${folder}\` |`;
  });
  return [
    '# What authors write in MDX',
    '`npm run derive` writes this file from the code: the comment above each component and the type of its props. A question mark marks what may be left out. Each component checks what it is given and stops the build with a sentence.',
    '## Components',
    table(rowsOf(filesIn('src/components', /^src\/components\/\w+\/\w+\/index\.tsx$/))),
    '## Figures',
    table(figures),
    '## Pictures of the app',
    '`<Illustration of="alert-dialog" caption="…">` with a numbered list, from `@site/src/pt/pictures`; their files are in `src/pt/pictures`. `npm run figures` shows all of them.',
    table(
      [
        ...Object.entries(states).map(
          ([name, { lines = [] }]) =>
            `| \`${name}\` | ${lines.map((line) => `\`${line}\``).join(', ') || 'The app as it opens'} | \`states.ts\` |`,
        ),
        ...filesIn('src/pt/pictures', /\/[a-z]+\.tsx$/)
          .filter((file) => path.basename(file) !== 'index.tsx')
          .flatMap((file) => componentsIn(file))
          .map(
            ({ name, does, folder }) =>
              `| \`${pictureName(name)}\` | ${does} | \`${path.basename(folder)}\` |`,
          ),
      ],
      'File',
    ),
    '',
  ].join('\n\n');
}
