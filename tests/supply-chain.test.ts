import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

type Entry = {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type Package = Entry & { readonly name: string };

/** The site, and the projects that only measure or check it. */
const LOCKFILES = [
  'package-lock.json',
  'scripts/third-party/package-lock.json',
  'scripts/lib/fonts/package-lock.json',
];

const packagesIn = (file: string): Package[] =>
  Object.entries((JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> }).packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, entry]) => ({ ...entry, name: place.replace(/.*node_modules\//, '') }));

/** Packages that bring a script for their installation, and what is missed without it: .npmrc runs none. Read before adding or updating one. */
const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  '@swc/core@1.16.18': 'postinstall.js: a WASM binary where the one of the platform package does not load',
  'core-js@3.51.0': 'postinstall.js: a request for donations',
  'esbuild@0.28.2': 'install.js: a quicker start of its command, which nothing here calls',
};

/** Anyone may use, change and pass on what is under these, with at most a notice. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  '(BSD-2-Clause OR MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  '(WTFPL OR MIT)',
];

/** Others that are installed with the site. None is part of a page: they run while it is built. */
const REVIEWED: Readonly<Record<string, string>> = {
  '@fontsource/inter': 'OFL-1.1: the letters of the share cards',
  '@resvg/resvg-js': 'MPL-2.0: draws the share cards, unchanged',
  'caniuse-lite': 'CC-BY-4.0: data about browsers',
  eval: 'no field in package.json; its LICENSE is MIT',
  format: 'no field in package.json; its Readme says MIT',
  lightningcss: 'MPL-2.0: the minimizer of styles, unchanged',
  'require-like': 'no field in package.json; its License is MIT',
  satori: 'MPL-2.0: sets the text of the share cards, unchanged',
};

/** One package for each platform, under the licence of the package that chooses among them. */
const BINARIES = /^(lightningcss|@resvg\/resvg-js)-/;

describe.each(LOCKFILES)('%s', (file) => {
  const packages = packagesIn(file);

  it('holds a strong hash of every package and names no host', () => {
    expect(packages.length).toBeGreaterThan(5);
    const weak = packages.filter(({ integrity = '' }) => !integrity.startsWith('sha512-'));
    expect(weak.map(({ name }) => name)).toEqual([]);
    expect(packages.filter(({ resolved }) => resolved).map(({ name }) => name)).toEqual([]);
  });

  it('has the packages of every platform, without which npm ci refuses it', () => {
    const names = new Set(packages.map(({ name }) => name));
    const wanted = packages.flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });

  it('is installed without running scripts', () => {
    // Whoever runs these tests by npm has its settings of the root in the environment.
    const { PATH, HOME } = process.env;
    const answer = execFileSync('npm', ['config', 'get', 'ignore-scripts'], {
      cwd: path.resolve(path.dirname(file)),
      env: { PATH, HOME },
      encoding: 'utf8',
    });
    expect(answer.trim()).toBe('true');
  });

  it('brings no script for its installation but those that were read', () => {
    const scripts = packages.filter(({ hasInstallScript }) => hasInstallScript);
    const unread = scripts
      .map(({ name, version }) => `${name}@${version}`)
      .filter((id) => !INSTALL_SCRIPTS[id]);
    expect(unread, 'read the script, then add the package to INSTALL_SCRIPTS').toEqual([]);
  });
});

describe('what is installed with the site', () => {
  const shipped = packagesIn('package-lock.json').filter(({ dev }) => !dev);

  it('is under permissive licences', () => {
    const others = shipped.filter(
      ({ name, license = '' }) => !PERMISSIVE.includes(license) && !REVIEWED[name] && !BINARIES.test(name),
    );
    expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });

  it('still has what was reviewed', () => {
    const names = new Set(packagesIn('package-lock.json').map(({ name }) => name));
    const ids = new Set(packagesIn('package-lock.json').map(({ name, version }) => `${name}@${version}`));
    expect(Object.keys(REVIEWED).filter((name) => !names.has(name))).toEqual([]);
    expect(Object.keys(INSTALL_SCRIPTS).filter((id) => !ids.has(id))).toEqual([]);
  });
});
