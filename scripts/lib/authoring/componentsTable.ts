import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

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

/** The members of a props type; a name is looked up among the types of the file. */
function membersOf(type: ts.TypeNode | undefined, source: ts.SourceFile): ts.TypeElement[] {
  if (!type) {
    return [];
  }
  if (ts.isTypeLiteralNode(type)) {
    return Array.from(type.members);
  }
  if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type)) {
    return type.types.flatMap((each) => membersOf(each, source));
  }
  const name = ts.isTypeReferenceNode(type) ? type.typeName.getText(source) : '';
  const alias = source.statements.find(
    (each): each is ts.TypeAliasDeclaration => ts.isTypeAliasDeclaration(each) && each.name.text === name,
  );
  return membersOf(alias?.type, source);
}

/** A function, or what `recordTable` makes. */
const isDefaultExport = (node: ts.Statement): node is ts.FunctionDeclaration | ts.ExportAssignment =>
  ts.isExportAssignment(node) ||
  (ts.isFunctionDeclaration(node) &&
    (node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false));

/** What a component is for and takes, from its code. */
function readComponent(file: string): Component | undefined {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const component = source.statements.find(isDefaultExport);
  if (!component) {
    return undefined;
  }
  const folder = path.dirname(file);
  const comment = ts
    .getJSDocCommentsAndTags(component)
    .map(({ comment: text }) => ts.getTextOfJSDocComment(text));
  const [does = ''] = comment
    .join(' ')
    .replace(/\s+/g, ' ')
    .split(/(?<=\.) /);
  if (!does) {
    throw new Error(`${file} has no comment that says what it shows: write one above the component.`);
  }
  if (ts.isExportAssignment(component)) {
    return { name: path.basename(folder), folder, does, props: [] };
  }
  const [parameter] = component.parameters;
  const typed = membersOf(parameter?.type, source).map(
    (member) => `${member.name?.getText(source)}${member.questionToken ? '?' : ''}`,
  );
  const bound =
    parameter && ts.isObjectBindingPattern(parameter.name)
      ? parameter.name.elements.map(({ name }) => name.getText(source))
      : [];
  const props = typed.length > 0 ? typed : bound;
  return { name: component.name?.text ?? path.basename(folder), folder, does, props: [...new Set(props)] };
}

const asTag = ({ name, props }: Component) => {
  const attributes = props.filter((prop) => !/^children\??$/.test(prop));
  const tag = [name, ...attributes].join(' ');
  return attributes.length < props.length ? `<${tag}>…</${name}>` : `<${tag} />`;
};

const row = (component: Component, isGlobal: boolean) =>
  `| \`${asTag(component)}\` | ${component.does.replaceAll('|', '\\|')} | ${isGlobal ? 'none' : `\`@site/${component.folder}\``} |`;

const table = (rows: readonly string[]) =>
  ['| Write | It shows | Import |', '| - | - | - |', ...rows].join('\n');

/** Every component that authors use, as a document. `npm run components` writes it, a test says when it is stale. */
export function componentsTable(): string {
  const texts = ['docs', 'blog', 'src/pages']
    .flatMap((folder) => filesIn(folder, /\.mdx$/))
    .map((file) => readFileSync(file, 'utf8'));
  const globals = readFileSync('src/theme/MDXComponents/index.tsx', 'utf8');
  const isGlobal = ({ name, folder }: Component) =>
    globals.includes(`@site/${folder}'`) && globals.includes(`\n  ${name},`);
  const read = (files: readonly string[]) =>
    files
      .map(readComponent)
      .filter((each): each is Component => each !== undefined)
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
    '`npm run components` writes this file from the code: the comment above each component and the type of its props. A question mark marks what may be left out. Each component checks what it is given and stops the build with a sentence.',
    '## Components',
    table(read(filesIn('src/components', /^src\/components\/\w+\/\w+\/index\.tsx$/))),
    '## Figures',
    table(figures),
    'A picture of the app is `<Illustration of="alert-dialog" caption="…">` with a numbered list, from `@site/src/illustrations`; `npm run figures` shows all of them.',
    '',
  ].join('\n\n');
}
