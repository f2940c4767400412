import path from 'node:path';

/** Modules of Docusaurus' client by the names under which it imports them, and what replaces them. */
const REPLACED: Readonly<Record<string, string>> = {
  './preload': '../../client/navigation/preload.ts',
  './PendingNavigation': '../../client/navigation/LatestNavigation.ts',
  './docusaurus': '../../client/navigation/docusaurus.ts',
};
const FRAMEWORK_CLIENT = path.join('@docusaurus', 'core', 'lib', 'client');

type Wanted = { readonly context: string; request: string };

export const NAVIGATION_MODULES = /^\.\/(preload|PendingNavigation|docusaurus)$/;

/** Others may import a `./preload` of their own. */
export const replaceNavigation = (wanted: Wanted) => {
  const own = REPLACED[wanted.request];
  if (own && wanted.context.endsWith(FRAMEWORK_CLIENT)) {
    wanted.request = path.resolve(__dirname, own);
  }
};
