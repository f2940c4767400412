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

/** The first sentence of the comment above a component. */
function doesOf(node: ts.Node, file: string): string {
  const comment = ts.getJSDocCommentsAndTags(node).map(({ comment: text }) => ts.getTextOfJSDocComment(text));
  const [does = ''] = comment
    .join(' ')
    .replace(/\s+/g, ' ')
    .split(/(?<=\.) /);
  if (!does) {
    throw new Error(`${file} has no comment that says what it shows: write one above the component.`);
  }
  return does;
}

/** What a component takes: the members of its props type, else the names that it binds. */
function propsOf([parameter]: readonly ts.ParameterDeclaration[], source: ts.SourceFile): string[] {
  const typed = membersOf(parameter?.type, source).map(
    (member) => `${member.name?.getText(source)}${member.questionToken ? '?' : ''}`,
  );
  const bound =
    parameter && ts.isObjectBindingPattern(parameter.name)
      ? parameter.name.elements.map(({ name }) => name.getText(source))
      : [];
  return [...new Set(typed.length > 0 ? typed : bound)];
}

const read = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

const has = (node: ts.Statement, keyword: ts.SyntaxKind) =>
  ts.canHaveModifiers(node) && (node.modifiers?.some(({ kind }) => kind === keyword) ?? false);

/** What `recordTable` makes has no name of its own. */
const nameOf = (node: ts.Node, file: string) =>
  ts.isExportAssignment(node)
    ? path.basename(path.dirname(file))
    : ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)
      ? (node.name?.getText() ?? '')
      : '';

/** The components that a module exports, a picture or a part of one; of a folder's only the one that the folder is for. */
function componentsIn(file: string, isFolder = false): Component[] {
  const source = read(file);
  return source.statements.flatMap((node) => {
    const [variable] = ts.isVariableStatement(node) ? node.declarationList.declarations : [];
    const name = nameOf(variable ?? node, file);
    const keyword = isFolder ? ts.SyntaxKind.DefaultKeyword : ts.SyntaxKind.ExportKeyword;
    if (!/^[A-Z]/.test(name) || !(ts.isExportAssignment(node) || has(node, keyword))) {
      return [];
    }
    const made = variable?.initializer ?? node;
    const props = ts.isFunctionLike(made) ? propsOf(Array.from(made.parameters), source) : [];
    const folder = isFolder ? path.dirname(file) : file;
    return [{ name, folder, does: doesOf(node, `${file}: ${name}`), props }];
  });
}

const asTag = ({ name, props }: Component) => {
  const attributes = props.filter((prop) => !/^children\??$/.test(prop));
  const tag = [name, ...attributes].join(' ');
  return attributes.length < props.length ? `<${tag}>…</${name}>` : `<${tag} />`;
};

/** As src/illustrations/pictures/index.ts names them. */
const pictureName = (component: string) => component.replace(/\B[A-Z]/g, '-$&').toLowerCase();

const row = (component: Component, isGlobal: boolean) =>
  `| \`${asTag(component)}\` | ${component.does.replaceAll('|', '\\|')} | ${isGlobal ? 'none' : `\`@site/${component.folder}\``} |`;

const table = (rows: readonly string[], last = 'Import') =>
  [`| Write | It shows | ${last} |`, '| - | - | - |', ...rows].join('\n');

/** The modules of src/illustrations/kit that pictures are composed of, in the order in which it exports them. */
const kitFiles = () =>
  Array.from(
    readFileSync('src/illustrations/kit/index.ts', 'utf8').matchAll(/from '\.\/(\w+)'/g),
    ([, name]) => `src/illustrations/kit/${name}.tsx`,
  ).filter((file) => existsSync(file));

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
    '`<Illustration of="alert-dialog" caption="…">` with a numbered list, from `@site/src/illustrations`; their files are in `src/illustrations/pictures`. `npm run figures` shows all of them.',
    table(
      filesIn('src/illustrations/pictures', /\.tsx$/)
        .flatMap((file) => componentsIn(file))
        .map(
          ({ name, does, folder }) => `| \`${pictureName(name)}\` | ${does} | \`${path.basename(folder)}\` |`,
        ),
      'File',
    ),
    '## What pictures are composed of',
    'From `src/illustrations/kit`.',
    table(
      kitFiles()
        .flatMap((file) => componentsIn(file))
        .map((part) => `| \`${asTag(part)}\` | ${part.does} | \`${path.basename(part.folder)}\` |`),
      'File',
    ),
    '',
  ].join('\n\n');
}
