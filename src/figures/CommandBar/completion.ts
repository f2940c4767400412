import type { Command, CommandParameter } from '@site/data/commands';
import { screenerOperators } from '@site/data/screener-operators';
import { conditionVerbs } from '@site/src/lib/alertCondition';
import { splitFilters } from '@site/src/lib/commandFilters';
import { commandsIn } from '@site/src/lib/commandGrammar';
import { tokenise } from '@site/src/lib/commandTokens';
import { timeframes } from '@site/src/lib/commandValues';
import { screenerFieldKey, screenerFieldKeys } from '@site/src/lib/screenerFieldKeys';
import type { Area } from './model';

/** What would stand in the line, and the word or words that are offered. */
type Completion = { readonly line: string; readonly word: string };

const MOST = 8;
const fieldIds = screenerFieldKeys.map(({ id }) => id);

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
  const words = before.trim().split(/\s+/).filter(Boolean);
  return [['price'], conditionVerbs][words.length] ?? [];
}

/** Where a value is free, the examples of the catalogue stand in for it. */
function exampleWords(command: Command, place: number): readonly string[] {
  const nameLength = command.name.split(' ').length;
  return command.examples.flatMap((example) => {
    const token = tokensOf(example).filter(({ key }) => key === null)[nameLength + place];
    return token && example.startsWith(command.name) ? [example.slice(token.start, token.end)] : [];
  });
}

function valueWords(command: Command, parameter: CommandParameter, place: number, before: string) {
  if (parameter.choices && parameter.type !== 'filter') {
    return parameter.choices;
  }
  switch (parameter.type) {
    case 'timeframe':
      return timeframes;
    case 'condition':
      return conditionWords(before);
    case 'filter':
      return [...(before.trim() === '' ? (parameter.choices ?? []) : []), ...filterWords(before)];
    case 'metric':
      if (command.area === 'screener') {
        return parameter.signed ? ['+', '-'].flatMap((sign) => fieldIds.map((id) => sign + id)) : fieldIds;
      }
      return exampleWords(command, place);
    default:
      return exampleWords(command, place);
  }
}

/** The words that may stand after `before`, which is the line between the command's name and the word in progress. */
function wordsAfter(command: Command, before: string): readonly string[] {
  const tokens = tokensOf(before);
  const placed = command.parameters.filter(({ keyed }) => !keyed);
  const takesRest = placed.findIndex(
    ({ type, signed }) => signed || type === 'filter' || type === 'condition',
  );
  const count = tokens.filter(({ key }) => key === null).length;
  const place = takesRest >= 0 ? takesRest : count;
  const parameter = placed[place];
  const keyed = command.parameters.filter(
    ({ keyed: isKeyed, name }) => isKeyed && !tokens.some(({ key }) => key === name),
  );
  return [
    ...(parameter ? valueWords(command, parameter, place, before) : []),
    ...keyed.flatMap(({ name, choices }) =>
      choices ? choices.map((choice) => `${name}=${choice}`) : [`${name}=`],
    ),
  ];
}

/** The word in progress starts after the last space or, inside open quotes, at the quote. */
function startOfWord(line: string): number {
  const quotes = [...line.matchAll(/"/g)];
  const open = quotes.length % 2 === 1 ? quotes.at(-1) : undefined;
  return open ? open.index : line.length - (/\S*$/.exec(line)?.[0].length ?? 0);
}

function fits(word: string, typed: string): boolean {
  const lower = word.toLowerCase();
  return lower.startsWith(typed.toLowerCase()) && lower !== typed.toLowerCase();
}

/** What could stand next. The first one is what Tab takes, once a letter of it is typed. */
export function completionsOf(line: string, area: Area): readonly Completion[] {
  const typed = line.trimStart().toLowerCase();
  const commands = commandsIn(area);
  const names = commands
    .filter(({ name }) => typed !== '' && fits(name, typed))
    .map(({ name, parameters }) => ({ line: parameters.length > 0 ? `${name} ` : name, word: name }));
  const [command] = commands
    .filter(({ name }) => typed.startsWith(`${name} `))
    .sort((one, other) => other.name.length - one.name.length);
  if (!command) {
    return names.slice(0, MOST);
  }
  const afterName = line.length - typed.length + command.name.length + 1;
  const start = Math.max(startOfWord(line), afterName);
  const words = wordsAfter(command, line.slice(afterName, start))
    .filter((word) => fits(word, line.slice(start)))
    .map((word) => ({ line: `${line.slice(0, start)}${word}${word.endsWith('=') ? '' : ' '}`, word }));
  return [...names, ...words].slice(0, MOST);
}

/** Tab completes a word that has begun; otherwise it leaves the field, so that nobody is caught in it. */
export function tabCompletion(line: string, area: Area): string | null {
  return line === '' || /\s$/.test(line) ? null : (completionsOf(line, area)[0]?.line ?? null);
}
