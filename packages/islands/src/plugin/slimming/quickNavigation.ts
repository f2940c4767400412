import path from 'node:path';

/** Parts of the framework's client, by the names under which it asks for them, and what of ours stands in their place. */
const REPLACED: Readonly<Record<string, string>> = {
  './preload': '../../client/navigation/preload.ts',
  './PendingNavigation': '../../client/navigation/QuickNavigation.ts',
  './docusaurus': '../../client/navigation/docusaurus.ts',
};
const FRAMEWORK_CLIENT = path.join('@docusaurus', 'core', 'lib', 'client');

type Wanted = { readonly context: string; request: string };

export const NAVIGATION_PARTS = /^\.\/(preload|PendingNavigation|docusaurus)$/;

/** Others may ask for a `./preload` of their own. */
export const replaceNavigation = (wanted: Wanted) => {
  const own = REPLACED[wanted.request];
  if (own && wanted.context.endsWith(FRAMEWORK_CLIENT)) {
    wanted.request = path.resolve(__dirname, own);
  }
};
