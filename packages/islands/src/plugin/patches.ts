import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inPackage } from './inPackage';
import type { Options } from './options';
import { styleGroups } from './slimming/pageStyles';
import { react } from './slimming/reactFile';

/** A module of Docusaurus' own client, by the name under which it imports it. */
const clientModule = (request: string, file: string) => ({ request, file: inPackage(file) });

export type Patch = {
  /** The files of Docusaurus that it replaces or relies on; upstream/files.json records their hashes. */
  readonly upstream: readonly string[];
  /** Where it applies: in every bundle, in the browser's, or in the browser's bundle of a production build. */
  readonly bundle: 'every' | 'client' | 'production client';
  readonly alias?: Readonly<Record<string, string>>;
  readonly clientModule?: { readonly request: string; readonly file: string };
  readonly rule?: { readonly test: RegExp; readonly loader: string };
  readonly cacheGroups?: (options: Options) => object;
  /** In the place of the framework's entry, which it requires. */
  readonly entry?: string;
};

/** Every change to Docusaurus, by the id under which PATCHES.md says what it gains and when it can go. */
export const PATCHES = {
  'doc-fragments': {
    upstream: ['@docusaurus/core/lib/server/codegen/codegenRoutes.js'],
    bundle: 'production client',
    rule: {
      test: /[\\/]\.docusaurus[\\/](registry\.js|routesChunkNames\.json)$/,
      loader: inPackage('plugin/fragments/docsRegistry.mjs'),
    },
  },
  'pending-navigation': {
    upstream: ['@docusaurus/core/lib/client/PendingNavigation.js'],
    bundle: 'client',
    clientModule: clientModule('./PendingNavigation', 'client/navigation/LatestNavigation.ts'),
  },
  'window-docusaurus': {
    // Calls `preload`, and does the work of `prefetch`.
    upstream: ['docusaurus', 'preload', 'prefetch'].map((name) => `@docusaurus/core/lib/client/${name}.js`),
    bundle: 'client',
    clientModule: clientModule('./docusaurus', 'client/navigation/docusaurus.ts'),
  },
  'page-styles': {
    upstream: ['@docusaurus/core/lib/webpack/base.js'],
    bundle: 'client',
    cacheGroups: ({ pageStyles }) => styleGroups(pageStyles),
  },
  'staged-start': {
    upstream: ['@docusaurus/core/lib/client/clientEntry.js'],
    bundle: 'production client',
    entry: inPackage('client/entry.ts'),
    cacheGroups: () => ({ react }),
  },
  prism: {
    upstream: ['@docusaurus/theme-classic/lib/prism-include-languages.js'],
    bundle: 'every',
    alias: { 'prism-react-renderer$': inPackage('plugin/slimming/noPrism.ts') },
  },
} satisfies Readonly<Record<string, Patch>>;

type PatchId = keyof typeof PATCHES;

const isPatchId = (id: string): id is PatchId => Object.hasOwn(PATCHES, id);

/** All patches but those in a list such as `prism,page-styles`: how a patch is measured on and off. */
export function activePatches(without = ''): Patch[] {
  const ids = without.split(',').filter(Boolean);
  const unknown = ids.filter((id) => !isPatchId(id));
  if (unknown.length > 0) {
    throw new Error(
      `ISLANDS_WITHOUT names ${unknown.join(', ')}. Patches are: ${Object.keys(PATCHES).join(', ')}.`,
    );
  }
  return Object.entries(PATCHES)
    .filter(([id]) => !ids.includes(id))
    .map(([, patch]) => patch);
}

/** A module that the framework imports under another name now wouldn't be replaced, and nobody would notice. */
export function refuseIdlePatches(clientFolder: string, patches: readonly Patch[]): void {
  const sources = readdirSync(clientFolder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(clientFolder, file), 'utf8'));
  const idle = patches.flatMap(({ clientModule }) =>
    clientModule && !sources.some((source) => source.includes(`from '${clientModule.request}'`))
      ? [clientModule.request]
      : [],
  );
  if (idle.length > 0) {
    throw new Error(
      `Docusaurus' client no longer imports ${idle.join(' and ')}, so the patch of it would replace nothing. See what it imports now, change packages/islands/src/plugin/patches.ts or remove the patch.`,
    );
  }
}
