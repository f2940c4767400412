import type { BoxAnswer, Change } from '../answers';
import { bestLine, excerpt, type MarkedText, marked } from './highlight';
import type { RecordKind } from './indexFile';
import { partOf, recordAddress, type SearchRecord, titleOf, trailOf } from './records';
import type { Answer, Found } from './SearchEngine';

/** One result, whoever found it: the index on the device or the hosted service. All texts are plain text. */
export type Hit = {
  readonly url: string;
  readonly kind: RecordKind | 'answer';
  /** The part of the site, such as `Alerts`; results of one part stand together. */
  readonly part: string;
  readonly title: MarkedText;
  /** The page and the headings above the title; empty for a page. Of an answer, what was understood. */
  readonly trail: MarkedText;
  readonly text: MarkedText;
  /** Of an answer. */
  readonly changes?: readonly Change[];
};

/** A row's text begins with its name, which stands above it already. */
function textBelowTitle(record: SearchRecord): string {
  const start = `${titleOf(record)} · `;
  return record.text.startsWith(start) ? record.text.slice(start.length) : record.text;
}

/** A found record as a result, with the words of the query marked in its title, trail and excerpt. */
function hitOf({ record }: Found, { words, typed, begun }: Answer, excerptWords: number): Hit {
  const { kind } = record;
  const shown = textBelowTitle(record);
  // An error's cause, remedy and who can help stand each on a line.
  const text =
    kind === 'code'
      ? shown.replaceAll(' · ', '\n')
      : record.symptoms
        ? bestLine(record.symptoms, words, 2 * excerptWords)
        : excerpt(shown, words, excerptWords);
  return {
    url: recordAddress(record),
    kind,
    part: partOf(record),
    title: marked(titleOf(record), typed, begun),
    trail: marked(trailOf(record), typed, begun),
    text: marked(text, typed, begun),
  };
}

/** The number is what the row shows large; it stands in the sentence last, behind what was asked. */
function around(sentence: string, number: string): MarkedText {
  const at = sentence.lastIndexOf(` ${number}`) + 1;
  return [sentence.slice(0, at), number, sentence.slice(at + number.length)];
}

/** An answer as the first row of the results. */
export const answerHit = ({ understood, sentence, number, assumed, url, changes = [] }: BoxAnswer): Hit => ({
  url,
  kind: 'answer',
  part: 'Answer',
  title: number ? around(sentence, number) : [sentence],
  trail: understood ? [understood] : [],
  text: [assumed],
  changes,
});

export function hitsOf(answer: Answer, count: number, excerptWords: number): Hit[] {
  return answer.found.slice(0, count).map((found) => hitOf(found, answer, excerptWords));
}
