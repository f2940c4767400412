import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PATCHES, type Patch } from '../patches';

/** A folder such as `node_modules`, which holds one version of Docusaurus' packages. */
export type Packages = string;

export type UpstreamFile = {
  readonly package: string;
  readonly path: string;
  /** The patch or the override that was made from this file. */
  readonly usedBy: string;
};

/** Themes that overrides come from, in the order in which Docusaurus looks for a component. */
const THEMES = [
  { package: '@docusaurus/theme-classic', folder: 'src/theme' },
  { package: '@docusaurus/core', folder: 'lib/client/theme-fallback' },
];

const patchedFiles = (): UpstreamFile[] =>
  Object.entries(PATCHES as Readonly<Record<string, Patch>>).flatMap(([id, { upstream }]) =>
    upstream.map((file) => ({ ...splitPackage(file), usedBy: `the patch ${id}` })),
  );

function splitPackage(file: string) {
  const [scope, name, ...rest] = file.split('/');
  return { package: `${scope}/${name}`, path: rest.join('/') };
}

const list = (folder: string) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted() : [];

const isSource = (file: string) => /\.(jsx?|tsx?|css)$/.test(file) && !/\.(test|d)\.tsx?$/.test(file);

type Theme = { readonly package: string; readonly folder: string; readonly files: readonly string[] };

/** The stock component of that name with everything below it. Empty when the component is our own. */
function stockFiles(themes: readonly Theme[], component: string) {
  for (const { package: name, folder, files: all } of themes) {
    const files = all.filter(
      (file) =>
        isSource(file) && (file.startsWith(`${component}/`) || file.replace(/\.\w+$/, '') === component),
    );
    if (files.length > 0) {
      return files.map((file) => ({ package: name, path: `${folder}/${file}` }));
    }
  }
  return [];
}

/** An override that renders the original follows upstream by itself, and so do the components that one imports. */
function ejectedFrom(themes: readonly Theme[], component: string, source: string) {
  if (/from '@theme-(original|init)\//.test(source)) {
    return [];
  }
  const imported = Array.from(source.matchAll(/from '@theme\/([^']+)'/g), ([, name]) => `/${name}/`);
  const rendered = imported.filter((name) => name.startsWith(`/${component}/`) && name !== `/${component}/`);
  return stockFiles(themes, component).filter(
    ({ path: file }) => !rendered.some((name) => file.includes(name)),
  );
}

/** The stock files that our theme components replace, from src/theme and from every package. */
function ejectedFiles(root: string, packages: Packages): UpstreamFile[] {
  const folders = [
    'src/theme',
    ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}/src/theme`),
  ];
  const themes = THEMES.map((theme) => ({
    ...theme,
    files: list(path.join(packages, theme.package, theme.folder)),
  }));
  return folders.flatMap((folder) =>
    list(path.join(root, folder))
      .filter((file) => /\.tsx?$/.test(file) && isSource(file))
      .flatMap((file) => {
        const component = file.replace(/(\/index)?\.tsx?$/, '');
        const source = readFileSync(path.join(root, folder, file), 'utf8');
        const usedBy = `${folder}/${component}`;
        return ejectedFrom(themes, component, source).map((stock) => ({ ...stock, usedBy }));
      }),
  );
}

/** Copied by hand: the page template, with one change. */
const TEMPLATE: UpstreamFile = {
  package: '@docusaurus/core',
  path: 'lib/ssg/ssgTemplate.html.js',
  usedBy: 'packages/islands/src/plugin/template.ts',
};

/** Every file of Docusaurus that this repository replaces, changes or has copied. */
export const filesInUse = (root: string, packages: Packages): UpstreamFile[] => [
  ...patchedFiles(),
  TEMPLATE,
  ...ejectedFiles(root, packages),
];
