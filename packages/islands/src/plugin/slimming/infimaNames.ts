import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const INFIMA = 'node_modules/infima/dist/css/default/default.css';
/** Where this site may name something of Infima's. The framework's own sources change with its version only. */
const FOLDERS = ['src', 'packages', 'docs', 'blog'];
const SOURCE = /(?<!\.test)\.(tsx?|mdx|css)$/;
/** A class, an element or a variable, as PurgeCSS tells words apart. */
const WORD = /[\w-]+/g;

/** What Infima's selectors consist of, and its variables. */
function infimaNames(): Set<string> {
  const css = readFileSync(INFIMA, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const selectors = css.replace(/\{[^{}]*\}/g, ' ');
  return new Set([...(selectors.match(WORD) ?? []), ...(css.match(/--[\w-]+/g) ?? [])]);
}

function* wordsOf(siteDir: string): Iterable<string> {
  for (const folder of FOLDERS.map((name) => path.join(siteDir, name))) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (SOURCE.test(file)) {
        yield* readFileSync(path.join(folder, file), 'utf8').match(WORD) ?? [];
      }
    }
  }
}

/**
 * What the purge of Infima depends on beside the code that does it (purgeInfima.ts), as a hash: the names in its stylesheet that
 * occur in the site's sources. The bundler keeps the purged stylesheet and does not know that these decide about it. A
 * dependency on the folders would purge again after every edit; these names change once in a while.
 */
export function hashOfInfimaNames(siteDir: string): string {
  const known = infimaNames();
  const used = new Set<string>();
  for (const word of wordsOf(siteDir)) {
    if (known.has(word)) {
      used.add(word);
    }
  }
  return createHash('sha256')
    .update([...used].toSorted().join(' '))
    .digest('hex')
    .slice(0, 8);
}
