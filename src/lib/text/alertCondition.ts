import { type CommandError, tokenise } from '../commands/commandTokens';
import { plainDigits } from './format';
import { typedNumber } from './readNumber';

export type AlertCondition = {
  readonly series: string;
  readonly verb: string;
  readonly operands: readonly string[];
};

type Operand = {
  /** The operand as it's kept, or null if it doesn't fit. */
  readonly read: (text: string) => string | null;
  readonly what: string;
};

const levelIn = (text: string) => {
  const level = typedNumber(text);
  return level === null ? null : plainDigits(level);
};
const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : null);

const LEVEL: Operand = { read: levelIn, what: 'a level, such as 65000' };
const LEVEL_OR_SERIES: Operand = {
  read: (text) => levelIn(text) ?? text,
  what: 'a level, such as 65000, or another series',
};
const PERCENTAGE: Operand = {
  read: matching(/^[-−+]?\d{1,4}(\.\d{1,4})?%$/),
  what: 'a percentage, such as 5%',
};
const WINDOW: Operand = { read: matching(/^\d{1,4}[mhdw]$/i), what: 'a window, such as 1h' };

const OPERANDS: Readonly<Record<string, readonly Operand[]>> = {
  crosses: [LEVEL_OR_SERIES],
  above: [LEVEL_OR_SERIES],
  below: [LEVEL_OR_SERIES],
  enters: [LEVEL, LEVEL],
  leaves: [LEVEL, LEVEL],
  moves: [PERCENTAGE, WINDOW],
};

export const conditionVerbs: readonly string[] = Object.keys(OPERANDS);

/** Reads `series verb operand …`: what an alert watches. Whether the series exists is for the app to say. */
export function parseAlertCondition(text: string): AlertCondition | CommandError {
  const tokens = tokenise(text);
  if ('error' in tokens) {
    return tokens;
  }
  const [series, verbToken, ...given] = tokens;
  const verbs = conditionVerbs.join(', ');
  if (!series || !verbToken) {
    return { error: `A condition is a series, one of ${verbs}, and a value.`, position: text.length };
  }
  const verb = verbToken.text.toLowerCase();
  const expected = Object.hasOwn(OPERANDS, verb) ? OPERANDS[verb] : undefined;
  if (!expected) {
    return {
      error: `"${verbToken.text}" is not a condition. Use one of ${verbs}.`,
      position: verbToken.start,
    };
  }
  const operands: string[] = [];
  for (const { text: typed, start: position } of given) {
    const operand = expected[operands.length];
    if (!operand) {
      return { error: `"${typed}" is too much: the condition ends before it.`, position };
    }
    const value = operand.read(typed);
    if (value === null) {
      return { error: `"${typed}" is not ${operand.what}, which "${verb}" needs here.`, position };
    }
    operands.push(value);
  }
  const missing = expected[operands.length];
  return missing
    ? { error: `"${verb}" needs ${missing.what}.`, position: text.length }
    : { series: series.text, verb, operands };
}
