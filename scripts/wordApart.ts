import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fail } from './lib/fail';
import { run } from './lib/run';

/**
 * `npm run test:word-apart`: builds a copy of this checkout twice, the second time with one word of one doc changed, and fails when
 * more files than these differ: the page, its fragment, the table of fragments, its Markdown copy, llms-full.txt, two files of the
 * search index and the manifest of offline reading. A file whose name carries a hash counts once; compressed copies count with theirs.
 */
const MOST_FILES = 8;
const DOC = 'docs/alerts/overview.mdx';
/** The new word is one that a parser has to get right. */
const WORD = /^(?<start>[A-Z][a-z]+ (?:[a-z]+ )*)(?<word>[a-z]+)(?=[ .,])/m;

const copy = mkdtempSync(path.join(os.tmpdir(), 'pt-docs-word-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => process.exit(1));
}

const files = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { encoding: 'utf8' });
for (const file of files.split('\0').filter((each) => each && existsSync(each))) {
  cpSync(file, path.join(copy, file));
}
// Hard links where the file system has them; links of workspaces lead into the copy.
run('sh', ['-c', `cp -al node_modules "${copy}/" 2>/dev/null || cp -a node_modules "${copy}/"`]);

function build(name: string): Map<string, string> {
  if (run('npm', ['run', '--silent', 'build'], { cwd: copy }) !== 0) {
    fail('The copy could not be built. The lines above say why.');
  }
  const folder = path.join(copy, name);
  renameSync(path.join(copy, 'build'), folder);
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => !/\.(br|gz)$/.test(file) && statSync(path.join(folder, file)).isFile())
      .map((file) => [file, readFileSync(path.join(folder, file), 'latin1')]),
  );
}

const before = build('before');
const doc = path.join(copy, DOC);
const text = readFileSync(doc, 'utf8');
const body = text.indexOf('\n---\n', 4) + 5;
const changed = text.slice(body).replace(WORD, '$<start>\\<div>');
if (changed === text.slice(body)) {
  fail(`${DOC} has no sentence whose word could be changed: choose another doc in scripts/wordApart.ts.`);
}
writeFileSync(doc, text.slice(0, body) + changed);
const after = build('after');

const different = Array.from(after.keys()).filter((file) => before.get(file) !== after.get(file));
console.log(
  `One word of ${DOC} changes ${different.length} of ${after.size} files:\n${different.join('\n')}`,
);
if (different.length > MOST_FILES) {
  fail(`More than ${MOST_FILES} files differ: find out what makes them depend on the words of another page.`);
}
