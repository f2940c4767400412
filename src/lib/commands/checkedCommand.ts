import type { CommandArea, CommandParameter } from '@site/data/commands';
import { fieldMistake, unknownField } from '../screener/screenerFieldCheck';
import { screenerFieldKey } from '../screener/screenerFieldKeys';
import type { Filter } from '../screener/screenerFilter';
import { type ArgumentValue, type ParsedCommand, parseCommand } from './commandGrammar';
import type { CommandError } from './commandTokens';

export function isFilters(value: ArgumentValue): value is readonly Filter[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'object' && 'operator' in item);
}

/** On a screener the fields are known, so that a misspelt one is refused as the page says. */
function fieldError(line: string, parameter: CommandParameter, value: ArgumentValue): CommandError | null {
  if (isFilters(value)) {
    const start = line.search(/\S/) + (/^\s*\S+\s+/.exec(line)?.[0].trimStart().length ?? 0);
    const mistake = fieldMistake(line.slice(start), value, parameter.joined === true);
    return mistake && { ...mistake, position: start + mistake.position };
  }
  const named = typeof value === 'string' ? [value] : [];
  const signed = Array.isArray(value)
    ? value.flatMap((item) => (typeof item === 'object' && 'metric' in item ? [item.metric] : []))
    : [];
  const unknown = [...named, ...signed].find((id) => !screenerFieldKey(id.toLowerCase()));
  return unknown === undefined ? null : { error: unknownField(unknown), position: line.indexOf(unknown) };
}

/** A line as the grammar reads it, with the fields of a screener checked too. */
export function checkedCommand(line: string, area: CommandArea): ParsedCommand | CommandError {
  const parsed = parseCommand(line, area);
  if ('error' in parsed || parsed.command.area !== 'screener') {
    return parsed;
  }
  for (const parameter of parsed.command.parameters) {
    const value = parsed.arguments[parameter.name];
    const names = parameter.type === 'filter' || parameter.type === 'metric';
    const wrong = names && value !== undefined && value !== 'all' && fieldError(line, parameter, value);
    if (wrong) {
      return wrong;
    }
  }
  return parsed;
}
