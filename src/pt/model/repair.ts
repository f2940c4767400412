import { inQuotes, tokenise } from '@site/src/lib/commands/commandTokens';
import { run } from './run';
import type { State } from './types';

/** What a button beside a refusal says, and the line that it runs. */
type Repair = { readonly label: string; readonly line: string; readonly sentence: string };

const MEANT = / Did you mean ([^?]+)\?/;
const QUOTED = /^A name with a space needs quotes: "(.+)"\.$/;

/** The line with repaired of its words in turn replaced by the one that was meant, the last word first. */
function withWord(line: string, word: string): readonly string[] {
  const tokens = tokenise(line);
  const places = 'error' in tokens ? [] : tokens.toReversed();
  const as = (text: string) => (text.startsWith('+') || text.startsWith('-') ? text.charAt(0) : '');
  return places.map(
    ({ text, start, end }) => `${line.slice(0, start)}${as(text)}${inQuotes(word)}${line.slice(end)}`,
  );
}

/** The line with a number that stands alone as the length of its study. */
const withLength = (line: string) => line.replace(/^(study (?:add|set) .*?) (\d+)$/i, '$1 length=$2');

/** The line that a refused one was probably meant to be. It runs, or there is none. */
export function repairOf(state: State, line: string, sentence: string): Repair | null {
  const name = QUOTED.exec(sentence)?.[1];
  const word = MEANT.exec(sentence)?.[1]?.toLowerCase();
  const firstOf = (lines: readonly string[]) =>
    lines.find((repaired) => repaired !== line && run(state, repaired).ok) ?? null;
  if (name) {
    const words = new RegExp(name.replace(/[^\p{L}\p{N}\s]/gu, '\\$&').replace(/\s+/g, '\\s+'));
    const quotedLine = firstOf([line.replace(words, `"${name}"`)]);
    return quotedLine === null ? null : { label: 'Run with quotes', line: quotedLine, sentence };
  }
  if (word) {
    const meant = firstOf([...withWord(line, word), word]);
    const label = `Did you mean ${word}?`;
    return meant === null ? null : { label, line: meant, sentence: sentence.replace(MEANT, '') };
  }
  const measured = sentence.includes('too much') ? firstOf([withLength(line)]) : null;
  return measured === null ? null : { label: `Run ${measured}`, line: measured, sentence };
}
