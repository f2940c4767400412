import { entriesIn } from '../entriesIn';
import type { Trouble } from './types';

/** Below the address of a page its troubles: the symptom, then the cause and what to do. */
export const troublesIn = (text: string): readonly Trouble[] =>
  entriesIn(text).map(({ title, text: answer, ...entry }) => ({ ...entry, symptom: title, answer }));
