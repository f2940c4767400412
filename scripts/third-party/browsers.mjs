import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import data from '@mdn/browser-compat-data' with { type: 'json' };
import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import browserslist from 'browserslist';
import postcss from 'postcss';

/**
 * `node scripts/third-party/browsers.mjs build`: what shipped scripts and styles use that the oldest browser of `browserslist` in
 * package.json doesn't have, by MDN's data. In scripts these are members of global objects, constructors, and compound names that
 * belong to browsers alone. In styles they are at-rules and pseudo-classes, because a browser drops a whole rule with one that it
 * doesn't know. An unknown property or vendor's pseudo-element costs only itself.
 */

/** The code asks for it first, a browser without it loses nothing, or the name is somebody else's. */
const FINE = new Set([
  ...['ancestorOrigins', 'effectiveType', 'fetchPriority', 'requestIdleCallback', 'saveData'],
  ...['Error.captureStackTrace', 'stackTraceLimit', 'Symbol.asyncDispose', 'Symbol.dispose'],
  ...['contentEncoding', 'createContext', 'displayName', 'fontWeight', 'sendReport', 'toArray'],
]);
/** React asks for everything before it uses it. */
const REACT = /\/react\.\w+\.js$/;

const MDN_NAMES = { ios_saf: 'safari_ios' };
const inOrder = (version) =>
  version.split(/[.-]/).reduce((sum, part, place) => sum + Number(part) / 1000 ** place, 0);

const oldest = new Map();
for (const [name, version] of browserslist().map((entry) => entry.split(' '))) {
  const browser = MDN_NAMES[name] ?? name;
  oldest.set(browser, Math.min(oldest.get(browser) ?? Number.POSITIVE_INFINITY, inOrder(version)));
}

const lacking = ({ support }) =>
  [...oldest].flatMap(([browser, version]) => {
    const isThere = [support[browser] ?? []]
      .flat()
      .some(
        ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName }) =>
          typeof added === 'string' &&
          inOrder(added.replace('≤', '')) <= version &&
          !(removed && inOrder(removed) <= version) &&
          !(flags || prefix || otherName),
      );
    return isThere ? [] : [browser];
  });

/** `AbortSignal` and `AbortSignal.any` with what MDN says of them; and by its last name what every object calls so. */
const known = new Map();
const byName = new Map();
for (const [owner, entry] of Object.entries({ ...data.api, ...data.javascript.builtins })) {
  known.set(owner, entry.__compat);
  for (const [key, { __compat: compat }] of Object.entries(entry)) {
    const name = key.replace(/_static$/, '');
    if (compat && !key.endsWith('_event')) {
      known.set(`${owner}.${name}`, compat);
      byName.set(name, [...(byName.get(name) ?? []), compat]);
    }
  }
}

const faults = new Map();
function look(name, entries, file) {
  const browsers =
    entries.every((compat) => compat && lacking(compat).length > 0) && lacking(entries[0] ?? {});
  if (browsers && !FINE.has(name)) {
    faults.set(`${name} isn't in the oldest ${browsers.join(', ')} of browserslist`, file);
  }
}

function lookAtScript(code, file) {
  simple(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), {
    NewExpression: ({ callee }) => look(callee.name, [known.get(callee.name)], file),
    MemberExpression({ object, property: { name }, computed }) {
      const full = `${object.name}.${name}`;
      if (!computed && known.has(full)) {
        look(full, [known.get(full)], file);
      } else if (!computed && /[a-z][A-Z]/.test(name) && byName.has(name) && !REACT.test(file)) {
        look(name, byName.get(name), file);
      }
    },
  });
}

function lookAtStyles(css, file) {
  const root = postcss.parse(css);
  // What stands in @supports is asked for first.
  root.walkAtRules('supports', (rule) => void rule.remove());
  root.walkAtRules(({ name }) => look(`@${name}`, [data.css['at-rules'][name]?.__compat], file));
  root.walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/(?<!:):([a-z-]+)/g)) {
      look(`:${name}`, [data.css.selectors[name]?.__compat], file);
    }
  });
}

const [folder = 'build'] = process.argv.slice(2);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
for (const file of files) {
  const read = () => readFileSync(path.join(folder, file), 'utf8');
  if (file.endsWith('.js')) {
    lookAtScript(read(), file);
  } else if (file.endsWith('.css')) {
    lookAtStyles(read(), file);
  } else if (file === 'index.html') {
    for (const [, code] of read().matchAll(/<script>(.+?)<\/script>/gs)) {
      lookAtScript(code, file);
    }
  }
}
for (const [fault, file] of faults) {
  console.error(`${file}: ${fault}.`);
}
process.exit(faults.size > 0 ? 1 : 0);
