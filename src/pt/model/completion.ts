import type { Command } from '@site/data/commands';
import { workspaceSymbols } from '@site/data/samples/workspace';
import { screenerOperators } from '@site/data/screener/operators';
import { timeframes } from '@site/data/timeframes';
import { commandsIn } from '@site/src/lib/commands/commandGrammar';
import { inQuotes, tokenise } from '@site/src/lib/commands/commandTokens';
import { screenerFieldKey, screenerFieldKeys } from '@site/src/lib/screener/screenerFieldKeys';
import { splitFilters } from '@site/src/lib/screener/screenerFilter';
import { conditionVerbs } from '@site/src/lib/text/alertCondition';
import { metricNames } from '@site/src/lib/text/metricNames';
import { activePane } from './outcome';
import { openable, savedNames } from './saving';
import type { State } from './types';
import { studyRecipes } from './values';

/** What would stand in the line, and the word or words that are offered. */
type Completion = { readonly line: string; readonly word: string };

/** No command needs more characters. */
export const LONGEST_LINE = 160;
const MOST = 8;
const fieldIds = screenerFieldKeys.map(({ id }) => id);
/** As they are typed: in small letters, and in quotes where there is a space. */
const metricWords = metricNames.map((name) => inQuotes(name.toLowerCase()));

function tokensOf(text: string) {
  const tokens = tokenise(text);
  return 'error' in tokens ? [] : tokens;
}

/** A filter is a field, an operator, one or two numbers, then a window or the next filter. */
function filterWords(before: string): readonly string[] {
  const words = (splitFilters(before).at(-1)?.text ?? '').trim().split(/\s+/).filter(Boolean);
  const [field = '', operator] = words;
  if (words.length < 2) {
    return words.length === 0 ? fieldIds : screenerOperators.map(({ sign }) => sign);
  }
  const numbers = operator === 'between' ? 2 : 1;
  return words.length < 2 + numbers ? [] : [...(screenerFieldKey(field)?.windows ?? []), 'and'];
}

function conditionWords(before: string): readonly string[] {
  const words = tokensOf(before);
  const isMove = words[1]?.text === 'moves';
  return (
    [
      ['price', ...metricWords],
      conditionVerbs,
      isMove ? ['5%', '10%'] : [],
      isMove ? ['1h', '4h', '1d'] : [],
    ][words.length] ?? []
  );
}

/** Where a value is free, the examples of the catalogue stand in for it. */
function exampleWords(command: Command, index: number): readonly string[] {
  const nameLength = command.name.split(' ').length;
  return command.examples.flatMap((example) => {
    const token = tokensOf(example).filter(({ key }) => key === null)[nameLength + index];
    return token && example.startsWith(command.name) ? [example.slice(token.start, token.end)] : [];
  });
}

/** Values of the catalogue's examples for a parameter that is written as name=value. */
function keyedWords(command: Command, name: string): readonly string[] {
  const values = command.examples
    .flatMap(tokensOf)
    .filter(({ key }) => key === name)
    .map(({ text }) => `${name}=${inQuotes(text)}`);
  return values.length > 0 ? values : [`${name}=`];
}

/** Names that exist: of what is saved, of commands and studies. Undefined where a name is the reader's to choose. */
function namesFor({ id }: Command, state: State): readonly string[] | undefined {
  const { series } = activePane(state);
  const onPane = (kind: 'study' | 'metric') =>
    series.filter((other) => other.kind === kind).map(({ name }) => name);
  const names: Readonly<Record<string, readonly string[]>> = {
    help: commandsIn(state.place).map(({ name }) => name),
    open: openable(state),
    'send-dashboard': savedNames(state, 'dashboard'),
    add: savedNames(state, 'workbench'),
    'template-load': savedNames(state, 'template'),
    'study-add': Object.keys(studyRecipes),
    'study-set': onPane('study'),
    'study-remove': onPane('study'),
    'metric-remove': onPane('metric'),
  };
  return names[id]?.map(inQuotes);
}

/** The words that a parameter can be: it's the `index`th of its command, and `before` is what stands before it. */
function valueWords(command: Command, index: number, before: string, state: State): readonly string[] {
  const parameter = placedIn(command)[index];
  if (!parameter || (parameter.choices && parameter.type !== 'filter')) {
    return parameter?.choices ?? [];
  }
  switch (parameter.type) {
    case 'timeframe':
      return timeframes;
    case 'symbol':
      return workspaceSymbols;
    case 'name':
      return namesFor(command, state) ?? exampleWords(command, index);
    case 'condition':
      return conditionWords(before);
    case 'filter':
      return [...(before.trim() === '' ? (parameter.choices ?? []) : []), ...filterWords(before)];
    case 'metric':
      if (command.area === 'screener') {
        return parameter.signed ? ['+', '-'].flatMap((sign) => fieldIds.map((id) => sign + id)) : fieldIds;
      }
      return namesFor(command, state) ?? metricWords;
    default:
      return exampleWords(command, index);
  }
}

const placedIn = ({ parameters }: Command) => parameters.filter(({ keyed }) => !keyed);

/** The words that may stand after `before`, which is the line between the command's name and the word in progress. */
function wordsAfter(command: Command, before: string, state: State): readonly string[] {
  const tokens = tokensOf(before);
  const placed = placedIn(command);
  const takesRest = placed.findIndex(
    ({ type, signed }) => signed || type === 'filter' || type === 'condition',
  );
  const count = tokens.filter(({ key }) => key === null).length;
  const index = takesRest >= 0 ? takesRest : count;
  const parameter = placed[index];
  // An optional choice may be left out, so the parameter after it can stand here too.
  const isOptional = parameter?.type === 'choice' && parameter.default !== undefined;
  const keyed = command.parameters.filter(
    ({ keyed: isKeyed, name }) => isKeyed && !tokens.some(({ key }) => key === name),
  );
  return [
    ...valueWords(command, index, before, state),
    ...(isOptional ? valueWords(command, index + 1, before, state) : []),
    ...keyed.flatMap(({ name, choices }) =>
      choices ? choices.map((choice) => `${name}=${choice}`) : keyedWords(command, name),
    ),
  ];
}

/** The word in progress starts after the last space or, inside open quotes, at the quote. */
function startOfWord(line: string): number {
  const quotes = [...line.matchAll(/"/g)];
  const open = quotes.length % 2 === 1 ? quotes.at(-1) : undefined;
  return open ? open.index : line.length - (/\S*$/.exec(line)?.[0].length ?? 0);
}

/** The quotes around a word are its writing: who has not typed them yet may still mean it. */
function fits(word: string, typed: string): boolean {
  const lower = word.toLowerCase();
  const begun = typed.toLowerCase();
  return lower !== begun && (lower.startsWith(begun) || lower.startsWith(`"${begun}`));
}

/** What may stand alone: a symbol or a timeframe, where the area has a command for it. */
function bareWords(commands: readonly Command[], typed: string) {
  const aliases = commands.flatMap(({ aliases: words = [] }) => words);
  const words = [
    ...(aliases.includes('symbol') ? workspaceSymbols : []),
    ...(aliases.includes('timeframe') ? timeframes : []),
  ];
  return words.filter((word) => typed !== '' && fits(word, typed)).map((word) => ({ line: word, word }));
}

/** What could stand next. The first one is what Tab takes, once a letter of it is typed. */
export function completionsOf(line: string, state: State): readonly Completion[] {
  if (line.length > LONGEST_LINE) {
    return [];
  }
  const typed = line.trimStart().toLowerCase();
  const commands = commandsIn(state.place);
  const names = commands
    .filter(({ name }) => typed !== '' && fits(name, typed))
    .map(({ name, parameters }) => ({ line: parameters.length > 0 ? `${name} ` : name, word: name }));
  const [command] = commands
    .filter(({ name }) => typed.startsWith(`${name} `))
    .sort((one, other) => other.name.length - one.name.length);
  if (!command) {
    return [...names, ...bareWords(commands, typed)].slice(0, MOST);
  }
  const afterName = line.length - typed.length + command.name.length + 1;
  const start = Math.max(startOfWord(line), afterName);
  const words = wordsAfter(command, line.slice(afterName, start), state)
    .filter((word) => fits(word, line.slice(start)))
    .map((word) => ({ line: `${line.slice(0, start)}${word}${word.endsWith('=') ? '' : ' '}`, word }));
  return [...names, ...words].slice(0, MOST);
}

/** Tab completes a word that has begun; otherwise it leaves the field, so that nobody is caught in it. */
export function tabCompletion(line: string, state: State): string | null {
  return line === '' || /\s$/.test(line) ? null : (completionsOf(line, state)[0]?.line ?? null);
}
