import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildHost, bundle, writeFiles } from './build.mjs';

/** `node pack.mjs <module>` fills dist/ for `npm pack`; the module exports the site's `helpIds`. */
const [registry] = process.argv.slice(2);
if (!registry) {
  console.error(
    'Name the module that exports helpIds: node packages/embed/host/pack.mjs data/site/help-ids.ts',
  );
  process.exit(1);
}
const { helpIds } = await import(
  `data:text/javascript,${encodeURIComponent(await bundle(path.resolve(registry)))}`
);
writeFiles(fileURLToPath(new URL('dist', import.meta.url)), await buildHost(helpIds));
