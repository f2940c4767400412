import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { PluginOptions } from './options';
import { ssrTemplate } from './template';
import { ADVICE, changesIn, describeChanges, readRecord, versionIn } from './upstream/record';

type Site = Pick<LoadContext, 'siteDir' | 'siteConfig' | 'i18n'>;

/** Internals are replaced (PATCHES.md), so another version must have the same files. */
export function refusedUpstream(packages: string, record = readRecord()): string[] {
  const version = versionIn(packages);
  if (major(version) !== major(record.version)) {
    return [
      `Docusaurus ${version} is installed, and this package replaces internals of version ${major(record.version)}. Install ${record.version}, or read guides/upgrading.md.`,
    ];
  }
  const changes = describeChanges(changesIn(packages, record), record.version, version);
  return changes.length > 0 ? [...changes, ADVICE] : [];
}

const major = (version: string) => version.split('.')[0];

/** What this package cannot do, one sentence each, before a bundler starts. Empty when the site can be built. */
export function refusals(site: Site, { registry }: Pick<PluginOptions, 'registry'>): string[] {
  const { siteDir, siteConfig, i18n } = site;
  const problems = [
    !existsSync(path.resolve(siteDir, registry)) &&
      `The registry of islands ${registry} does not exist. Create it with: export const islands = {};`,
    siteConfig.ssrTemplate !== ssrTemplate &&
      "`ssrTemplate` in docusaurus.config is not this package's, so pages would load all scripts at once. Import { ssrTemplate } from '@pt-docs/islands' and set it.",
    siteConfig.future.experimental_router === 'hash' &&
      "`future.experimental_router: 'hash'` renders no pages at build time. Use the browser router.",
    i18n.locales.length > 1 &&
      `The site has ${i18n.locales.length} locales (${i18n.locales.join(', ')}); only one is supported. Build each as a site of its own.`,
    siteConfig.future.faster.mdxCrossCompilerCache &&
      '`future.faster.mdxCrossCompilerCache` makes the server wait for docs that the browser bundle does not have. Set future: { v4: true, faster: { mdxCrossCompilerCache: false } }.',
    siteConfig.markdown.mermaid &&
      '`markdown.mermaid` renders diagrams in the browser with React, which docs do not have. Turn it off and use images.',
  ];
  return problems.filter((problem) => typeof problem === 'string');
}

/** The folder of the packages that build the site. */
export function packagesOf(siteDir: string): string {
  const require = createRequire(path.join(siteDir, 'package.json'));
  return path.resolve(path.dirname(require.resolve('@docusaurus/core/package.json')), '../..');
}

type Content = { readonly [plugin: string]: { readonly [id: string]: unknown } };
type Docs = { readonly loadedVersions: readonly { readonly versionName: string }[] };

/** Several versions would share one chunk with the sidebars of all, and one folder of fragments. */
export function refusedVersions(content: Content): string[] {
  return Object.entries(content['docusaurus-plugin-content-docs'] ?? {}).flatMap(([id, docs]) => {
    const versions = (docs as Docs).loadedVersions.map(({ versionName }) => versionName);
    return versions.length > 1
      ? [
          `The docs plugin "${id}" has ${versions.length} versions (${versions.join(', ')}); only one is supported. Set its option onlyIncludeVersions to one of them.`,
        ]
      : [];
  });
}

export function refuse(problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error(`@pt-docs/islands cannot build this site.\n${problems.join('\n')}`);
  }
}
