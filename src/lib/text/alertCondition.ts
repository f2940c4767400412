import { type CommandError, type Token, tokenise } from '../commands/commandTokens';

export type AlertCondition = {
  readonly series: string;
  readonly verb: string;
  readonly operands: readonly string[];
};

type Operand = { readonly pattern: RegExp; readonly what: string };

const LEVEL: Operand = { pattern: /^[-−]?\d+(\.\d+)?$/, what: 'a level, such as 65000' };
const LEVEL_OR_SERIES: Operand = { pattern: /./, what: 'a level, such as 65000, or another series' };
const PERCENTAGE: Operand = { pattern: /^[-−+]?\d+(\.\d+)?%$/, what: 'a percentage, such as 5%' };
const WINDOW: Operand = { pattern: /^\d+[mhdw]$/i, what: 'a window, such as 1h' };

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
    if (!operand.pattern.test(token.text)) {
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
  const expected = OPERANDS[verb];
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
  return { series: series.text, verb, operands: given.map((token) => token.text) };
}
