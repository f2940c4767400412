import { readFileSync } from 'node:fs';
import { currentAddress } from '../site/moved-anchors';

type Line = { readonly text: string; readonly where: string };

/** Entries of a list beside this file. Blank lines and lines that begin with # say nothing. */
const linesOf = (file: string): Line[] =>
  readFileSync(`data/search/${file}`, 'utf8')
    .split('\n')
    .map((text, at) => ({ text, where: `data/search/${file}:${at + 1}` }))
    .filter(({ text }) => text.trim() && !text.startsWith('#'));

/** What stands between the commas. */
function phrasesIn(text: string, where: string, form = /^[a-z0-9]+( [a-z0-9]+)*$/): string[] {
  const phrases = text.split(', ');
  for (const phrase of phrases) {
    if (!form.test(phrase) || phrases.indexOf(phrase) !== phrases.lastIndexOf(phrase)) {
      throw new Error(
        `${where}: "${phrase}". Write each phrase once, in lower-case words of letters and digits with single spaces.`,
      );
    }
  }
  return phrases;
}

function groupsIn(file: string): string[][] {
  return linesOf(file).map(({ text, where }) => {
    const group = phrasesIn(text, where);
    if (group.length < 2) {
      throw new Error(`${where}: "${text}". A group needs at least two words.`);
    }
    return group;
  });
}

/** The groups of near-words.txt. */
export const nearWords: readonly (readonly string[])[] = groupsIn('near-words.txt');

/** The groups of synonyms.txt, the pages' own words first. A phrase that stands in two groups would join them. */
export const synonyms: readonly (readonly string[])[] = groupsIn('synonyms.txt');
phrasesIn(synonyms.flat().join(', '), 'data/search/synonyms.txt');

/** Each section of readers-say.txt, with its line. One word alone has at least three letters. */
export const readersSay = (() => {
  let page = '';
  return linesOf('readers-say.txt').flatMap(({ text, where }) => {
    const [place = '', said] = text.trim().split(': ');
    page = place.startsWith('#') ? page : place;
    const address = place.startsWith('#') ? page + place : place;
    if (!/^\/[^#]*(#[a-z0-9-]+)?$/.test(address)) {
      throw new Error(
        `${where}: "${address}". Write the address of a page, with # and the id of a heading below it.`,
      );
    }
    const today = currentAddress(address);
    if (today !== address) {
      throw new Error(`${where}: ${address} has moved to ${today}. Add its phrases there.`);
    }
    return said
      ? [{ address, where, phrases: phrasesIn(said, where, /^[a-z0-9]+( [a-z0-9]+)+$|^[a-z0-9]{3,}$/) }]
      : [];
  });
})();
