import { type Command, type CommandArea, type CommandParameter, commandsByArea } from '@site/data/commands';
import { screenerWindows } from '@site/data/screener/operators';
import { timeframes } from '@site/data/timeframes';
import { anySetting, studySettings } from '@site/data/workbench/study-settings';
import { screenerFieldKey } from '../screener/screenerFieldKeys';
import { type Filter, readFilters, unknownField } from '../screener/screenerFilter';
import { type AlertCondition, parseAlertCondition } from '../text/alertCondition';
import { didYouMean } from '../text/nearest';
import { type CommandError, type Token, tokenise } from './commandTokens';
import { readSymbol, readTimeframe, readValue } from './commandValues';

export type SignedMetric = {
  readonly sign: '+' | '-';
  readonly metric: string;
  /** Only where a window was typed after the metric. */
  readonly window?: string;
};
export type ArgumentValue =
  | string
  | number
  | readonly string[]
  | readonly Filter[]
  | readonly SignedMetric[]
  | AlertCondition;
export type Arguments = Readonly<Record<string, ArgumentValue>>;

type ParsedCommand = { readonly command: Command; readonly arguments: Arguments };

type Reading = { readonly value: ArgumentValue; readonly used: number } | CommandError;

function isError<T extends object>(value: T | CommandError): value is CommandError {
  return 'error' in value;
}

function wordsOf(command: Command): readonly string[] {
  return command.name.split(' ');
}

/** The first words of all commands. */
export const verbs: ReadonlySet<string> = new Set(
  Object.values(commandsByArea).flatMap((commands) => commands.map(({ name }) => name.split(' ')[0] ?? '')),
);

export function commandsIn(area: CommandArea): readonly Command[] {
  return area === 'everywhere'
    ? commandsByArea.everywhere
    : [...commandsByArea[area], ...commandsByArea.everywhere];
}

/** The longest name wins, so that `save as` is never read as `save` with something after it. */
function findByName(tokens: readonly Token[], area: CommandArea): Command | undefined {
  const verb = tokens[0]?.text.toLowerCase() ?? '';
  return commandsIn(area)
    .filter(({ name }) => name.startsWith(verb))
    .filter((command) => wordsOf(command).every((word, index) => tokens[index]?.text.toLowerCase() === word))
    .sort((one, other) => wordsOf(other).length - wordsOf(one).length)[0];
}

const ORDER = /^(buy|sell|long|short)$/i;
const NO_SYMBOL = /^(\d+[mhdw]?|buy|sell|long|short)$/i;

/** A bare timeframe is never a symbol, also where timeframes mean nothing. */
function findByAlias(token: Token, area: CommandArea): Command | undefined {
  const type = readTimeframe(token.text) ? 'timeframe' : 'symbol';
  // 5h is a mistyped timeframe, and what is meant by sell is no symbol.
  const isSymbol = !NO_SYMBOL.test(token.text) && readSymbol(token.text) !== null;
  const fits = type === 'timeframe' || isSymbol;
  return fits ? commandsIn(area).find(({ aliases }) => aliases?.includes(type)) : undefined;
}

/** Why a line is no command here: a second word is missing, it belongs elsewhere, or it's misspelt. */
function unknownCommand(first: Token, area: CommandArea): CommandError {
  const verb = first.text.toLowerCase();
  const second = commandsIn(area).flatMap((command) => {
    const [word, next] = wordsOf(command);
    return word === verb && next ? [next] : [];
  });
  if (second.length > 0) {
    return { error: `"${verb}" needs a second word: ${second.join(' or ')}.`, position: first.end };
  }
  const elsewhere = Object.values(commandsByArea)
    .flat()
    .find((command) => wordsOf(command)[0] === verb);
  if (elsewhere) {
    return {
      error: `"${verb}" is a command of the ${elsewhere.area} and does not work here. Open the ${elsewhere.area} first, in the rail.`,
      position: first.start,
    };
  }
  if (ORDER.test(verb)) {
    return { error: 'Orders aren’t typed here: send them from the order ticket.', position: first.start };
  }
  const typed = first.text.length > 40 ? `${first.text.slice(0, 40)}…` : first.text;
  const verbs = commandsIn(area).map((command) => wordsOf(command)[0] ?? '');
  return {
    error:
      /^\d+[mhdw]$/i.test(first.text) && !readTimeframe(first.text)
        ? `"${typed}" is not a timeframe of PT: ${timeframes.join(', ')}.`
        : `"${typed}" is not a command.${didYouMean(first.text, verbs) || ' Type help for the list.'}`,
    position: first.start,
  };
}

/** The settings of an alert stand after its condition. */
function readCondition(line: string, offset: number, tokens: readonly Token[]): ArgumentValue | CommandError {
  const end = tokens.find(({ key }) => key !== null)?.start ?? line.length;
  const condition = parseAlertCondition(line.slice(offset, end));
  return isError(condition) ? { ...condition, position: condition.position + offset } : condition;
}

/** Reads `+volume 24h -funding`: metrics to add or remove, each with the window typed after it. */
function readSignedMetrics(tokens: readonly Token[]): ArgumentValue | CommandError {
  const metrics: SignedMetric[] = [];
  for (const token of tokens) {
    const { text, start } = token;
    const [, sign, metric] = /^([+\-−])(.+)$/.exec(text) ?? [];
    const last = metrics.at(-1);
    const window = screenerWindows.find((known) => known === text.toLowerCase());
    if (window && last && last.window === undefined) {
      metrics[metrics.length - 1] = { ...last, window };
      continue;
    }
    if (!sign || !metric) {
      return { error: `"${text}" needs + or - directly before the metric.`, position: start };
    }
    const unknown = fieldError(metric, token);
    if (unknown) {
      return unknown;
    }
    metrics.push({ sign: sign === '+' ? '+' : '-', metric });
  }
  return metrics;
}

/** On a screener a metric is a field, and fields are known. */
const fieldError = (id: string, { end }: Token): CommandError | null =>
  screenerFieldKey(id.toLowerCase()) ? null : { error: unknownField(id), position: end - id.length };

/** Reads one parameter from the tokens that are left, and says how many of them it took. */
function readPlaced(
  { area }: Command,
  parameter: CommandParameter,
  tokens: readonly Token[],
  line: string,
): Reading {
  const [token] = tokens;
  if (!token) {
    return { value: '', used: 0 };
  }
  const isWord = tokens.length === 1 && parameter.choices?.includes(token.text.toLowerCase());
  let value: ArgumentValue | CommandError;
  let used = tokens.length;
  if (parameter.type === 'condition') {
    value = readCondition(line, token.start, tokens);
  } else if (parameter.type === 'filter' && !isWord) {
    value = readFilters(line, token.start, parameter.joined === true);
  } else if (parameter.type === 'points') {
    value = tokens.map(({ text }) => text);
  } else if (parameter.signed) {
    value = readSignedMetrics(tokens);
  } else {
    const isField = area === 'screener' && parameter.type === 'metric';
    value = (isField && fieldError(token.text, token)) || readValue(parameter, token);
    used = 1;
  }
  return typeof value === 'object' && 'error' in value ? value : { value, used };
}

function missing(command: Command, parameter: CommandParameter, line: string): CommandError {
  const what = parameter.type === 'choice' ? `one of ${parameter.choices?.join(', ')}` : parameter.name;
  const [example = command.syntax] = command.examples;
  return {
    error:
      parameter.type === 'condition'
        ? `"${command.name}" needs a condition, such as: ${example}`
        : `"${command.name}" needs ${what}. It is written: ${command.syntax}`,
    position: line.trimEnd().length,
  };
}

/** An anchor or a period is a span or a date; every other setting is a number. */
const settingOf = (parameter: CommandParameter, name: string): CommandParameter =>
  name === 'anchor' || name === 'period'
    ? { ...parameter, name, type: 'date', choices: ['day', 'month', 'year'] }
    : { ...parameter, name };

/** What may stand before `=`: of a command with settings, those of the study that it names, if it's known. */
function keyedOf(command: Command, placed: Arguments): readonly CommandParameter[] {
  const keyed = command.parameters.filter((parameter) => parameter.keyed);
  const study = String(placed.NAME ?? '').toLowerCase();
  return keyed.flatMap((parameter) =>
    parameter.type === 'setting'
      ? (Object.hasOwn(studySettings, study) ? (studySettings[study] ?? []) : anySetting).map((name) =>
          settingOf(parameter, name),
        )
      : [parameter],
  );
}

/** Reads settings written as `key=value`, and refuses unknown ones and repeats. */
function readKeyed(command: Command, tokens: readonly Token[], placed: Arguments): Arguments | CommandError {
  const keyed = keyedOf(command, placed);
  const values: Record<string, ArgumentValue> = {};
  for (const token of tokens) {
    const parameter = keyed.find(({ name }) => name === token.key);
    if (!parameter) {
      const known = keyed.map(({ name }) => `${name}=`).join(', ');
      const remedy = known ? `It knows ${known}.` : 'It has no settings.';
      return { error: `"${command.name}" has no setting "${token.key}". ${remedy}`, position: token.start };
    }
    if (Object.hasOwn(values, parameter.name)) {
      return { error: `"${parameter.name}" is given twice.`, position: token.start };
    }
    const value = readValue(parameter, token);
    if (typeof value === 'object') {
      return value;
    }
    values[parameter.name] = value;
  }
  return values;
}

/** Reads the parameters that stand in a fixed order, and refuses what is left over. */
function readByPlace(command: Command, tokens: readonly Token[], line: string): Arguments | CommandError {
  const values: Record<string, ArgumentValue> = {};
  let rest = tokens;
  for (const parameter of command.parameters.filter(({ keyed }) => !keyed)) {
    const reading = readPlaced(command, parameter, rest, line);
    if (isError(reading) && parameter.type === 'choice' && parameter.default !== undefined) {
      // An optional choice may be left out: what stands here belongs to the next parameter.
      continue;
    }
    if (isError(reading)) {
      return reading;
    }
    if (reading.used > 0) {
      values[parameter.name] = reading.value;
    } else if (parameter.default === undefined) {
      return missing(command, parameter, line);
    }
    rest = rest.slice(reading.used);
  }
  const [extra] = rest;
  const named = command.parameters.findLast(
    ({ type, keyed }) => !keyed && (type === 'name' || type === 'metric'),
  );
  const before = tokens[tokens.length - rest.length - 1];
  const isSpaced = extra && named && before && !before.isQuoted && /\p{L}/u.test(extra.text);
  return extra
    ? {
        error: isSpaced
          ? `A name with a space needs quotes: "${[before, ...rest].map(({ text }) => text).join(' ')}".`
          : `"${extra.text}" is too much. The command is written: ${command.syntax}`,
        position: extra.start,
      }
    : values;
}

/** Reads what follows a command's name: first what has its place, then the settings with a key. */
function readArguments(command: Command, tokens: readonly Token[], line: string): Arguments | CommandError {
  // In a filter, = is an operator, never a key.
  const takesLine = command.parameters.some(({ type }) => type === 'filter');
  const isCondition = command.parameters.some(({ type }) => type === 'condition');
  const unkeyed = tokens.filter(({ key }) => key === null);
  const placed = readByPlace(command, takesLine || isCondition ? tokens : unkeyed, line);
  if (isError(placed)) {
    return placed;
  }
  const keyed = readKeyed(command, takesLine ? [] : tokens.filter(({ key }) => key !== null), placed);
  return isError(keyed) ? keyed : { ...placed, ...keyed };
}

/**
 * Reads a line of the command bar: `verb target key=value …`, as typed in this area. The one source of the
 * grammar: it knows what a command looks like and which fields a screener has, and leaves it to the app whether a symbol
 * or a name exists.
 */
export function parseCommand(line: string, area: CommandArea): ParsedCommand | CommandError {
  const tokens = tokenise(line);
  if (isError(tokens)) {
    return tokens;
  }
  const [first, ...others] = tokens;
  if (!first) {
    return { error: 'The line is empty. Type a command, or help for the list.', position: 0 };
  }
  const named = findByName(tokens, area);
  const isVerb = verbs.has(first.text.toLowerCase());
  const aliased = !isVerb && others.length === 0 && first.key === null ? findByAlias(first, area) : undefined;
  const command = named ?? aliased;
  if (!command) {
    return unknownCommand(first, area);
  }
  const values = readArguments(command, named ? tokens.slice(wordsOf(command).length) : tokens, line);
  return isError(values) ? values : { command, arguments: values };
}
