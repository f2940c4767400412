import { splitFilters } from '../commands/commandFilters';
import type { CommandError } from '../commands/commandTokens';
import { didYouMean } from '../text/nearest';
import { screenerFieldKey, screenerFieldKeys } from './screenerFieldKeys';
import type { Filter } from './screenerFilter';

export const unknownField = (id: string) =>
  `No field is called "${id}".${didYouMean(
    id,
    screenerFieldKeys.map((field) => field.id),
  )}`;

type Problem = { readonly sentence: string; readonly at: 'field' | 'size' | 'window' };

const AT = { field: /\S/, size: /\bsize\s*=/i, window: /\S+\s*$/ };

/** What a well-written filter can still get wrong: a field that does not exist, a size or a window that it does not take. */
function problemOf({ field, size, operator, window }: Filter): Problem | null {
  const key = screenerFieldKey(field);
  if (!key) {
    return { sentence: unknownField(field), at: 'field' };
  }
  if (size !== undefined && !key.isSized) {
    return { sentence: `"${field}" takes no size.`, at: 'size' };
  }
  if (window === null) {
    return null;
  }
  if (key.windows === null) {
    return operator === 'changed%'
      ? null
      : {
          sentence: `"${field}" is a reading of the moment. It takes a window only with changed%.`,
          at: 'window',
        };
  }
  return key.windows.includes(window)
    ? null
    : {
        sentence: `"${field}" does not take ${window}. Its windows are ${key.windows.join(', ')}.`,
        at: 'window',
      };
}

/** The first mistake about fields in filters that were read from `text`; its position counts from 0. */
export function fieldMistake(text: string, filters: readonly Filter[], joined: boolean): CommandError | null {
  const parts = joined ? splitFilters(text) : [{ text, offset: 0 }];
  for (const [index, filter] of filters.entries()) {
    const problem = problemOf(filter);
    const part = parts[index];
    if (problem && part) {
      return { error: problem.sentence, position: part.offset + part.text.search(AT[problem.at]) };
    }
  }
  return null;
}
