import { type CommandError, type Token, tokenise } from '../commands/commandTokens';
import { plainDigits, typedNumber } from './typedNumber';

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

function wrongOperand(
  verb: string,
  expected: readonly Operand[],
  given: readonly Token[],
): CommandError | null {
  for (const [index, token] of given.entries()) {
    const operand = expected[index];
    if (!operand) {
      return { error: `"${token.text}" is too much: the condition ends before it.`, position: token.start };
    }
    if (operand.read(token.text) === null) {
      return {
        error: `"${token.text}" is not ${operand.what}, which "${verb}" needs here.`,
        position: token.start,
      };
    }
  }
  return null;
}

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
  const wrong = wrongOperand(verb, expected, given);
  if (wrong) {
    return wrong;
  }
  const missing = expected[given.length];
  if (missing) {
    return { error: `"${verb}" needs ${missing.what}.`, position: text.length };
  }
  return {
    series: series.text,
    verb,
    operands: given.map(({ text: typed }, at) => expected[at]?.read(typed) ?? typed),
  };
}
