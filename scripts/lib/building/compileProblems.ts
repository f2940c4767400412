import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What MDX and the bundler say, and what an author can do about it. */
const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/Unexpected character .* before name/, 'Write &lt; for a < that begins no tag.'],
  [/Expected a closing tag|Unexpected closing/, 'Close what is opened, in the order in which it was opened.'],
  [
    /closing brace|Could not parse expression/,
    'Write \\{ for a { that begins no expression; a comment is {/* … */}, an id {/* #id */}.',
  ],
  [/Could not parse import\/exports/, 'Leave an empty line after the imports and exports.'],
  [/Markdown image/, 'Correct its address, or put the picture there.'],
];

const FAILURE = /(?=MDX compilation failed for file ")/;
const MODULE = /Cannot find module '([^']+)'|Can't resolve '([^']+)'/g;

const shorten = (cause: string) => cause.replace(/ in source file ".*?" \([\d:]+\)/, '').replace(/\.?$/, '.');

/** One sentence for a file that MDX refused. The position is beside the cause, or in it. */
function mdxProblem(report: string): string[] {
  const file = /file "([^"]+)"/.exec(report)?.[1];
  const cause = /Cause: (.+)/.exec(report)?.[1];
  if (file === undefined || cause === undefined) {
    return [];
  }
  const [, place = ''] = /\((\d+:\d+)[-)]/.exec(cause) ?? /"name": "(\d+:\d+)"/.exec(report) ?? [];
  const remedy = REMEDIES.find(([pattern]) => pattern.test(cause))?.[1];
  const where = [path.relative('.', file), place].filter(Boolean).join(':');
  return [[`${where}: ${shorten(cause)}`, remedy].filter(Boolean).join(' ')];
}

/** The texts that import what isn't there, with the line. */
function moduleProblems(name: string, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes(`'${name}'`) || text.includes(`"${name}"`)) + 1;
    return line > 0 ? [`${file}:${line}: there is no ${name}. Correct the import, or add the file.`] : [];
  });
}

/** One sentence with file, line, cause and remedy for each text that couldn't be compiled, from what Docusaurus prints. */
export function compileProblems(output: string, files: readonly string[]): string[] {
  const modules = new Set(Array.from(output.matchAll(MODULE), ([, one, other]) => one ?? other ?? ''));
  return [
    ...output.split(FAILURE).slice(1).flatMap(mdxProblem),
    ...Array.from(modules).flatMap((name) => moduleProblems(name, files)),
  ];
}
