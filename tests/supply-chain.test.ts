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
const PERMISSIVE =
  /^\(?(0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|ISC|MIT(-0)?|Python-2\.0|WTFPL)\b/;

/** Under others, or without a field in package.json: read, and no part of a page. They run while it is built. */
const REVIEWED =
  '@fontsource/inter @resvg/resvg-js caniuse-lite eval format lightningcss require-like satori'.split(' ');

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
      ({ name, license = '' }) =>
        !PERMISSIVE.test(license) && !REVIEWED.includes(name) && !BINARIES.test(name),
    );
    expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });

  it('still has what was reviewed', () => {
    const names = new Set(packagesIn('package-lock.json').map(({ name }) => name));
    const ids = new Set(packagesIn('package-lock.json').map(({ name, version }) => `${name}@${version}`));
    expect(REVIEWED.filter((name) => !names.has(name))).toEqual([]);
    expect(Object.keys(INSTALL_SCRIPTS).filter((id) => !ids.has(id))).toEqual([]);
  });
});
