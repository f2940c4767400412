import type { Command } from '@site/data/commands';
import { checkedCommand, isFilters } from '@site/src/lib/commands/checkedCommand';
import type { ArgumentValue } from '@site/src/lib/commands/commandGrammar';
import { filterInWords } from '@site/src/lib/screener/filterInWords';
import { LONGEST_LINE } from '@site/src/workspace/model/completion';

export type Area = 'workbench' | 'dashboard' | 'screener';

type Part = { readonly name: string; readonly value: string; readonly meaning?: string | undefined };

export type Outcome =
  | { readonly kind: 'empty' }
  | { readonly kind: 'runs'; readonly command: Command; readonly parts: readonly Part[] }
  | { readonly kind: 'refused'; readonly error: string; readonly position: number };

type Refusal = Extract<Outcome, { kind: 'refused' }>;

/** An argument as the parser understood it. */
function inWords(value: ArgumentValue): string {
  if (typeof value === 'string' || typeof value === 'number') {
    return String(value);
  }
  if (isFilters(value)) {
    return value.map(filterInWords).join('; ');
  }
  if ('verb' in value) {
    return [value.series, value.verb, ...value.operands].join(' ');
  }
  return value
    .map((item) =>
      'sign' in item
        ? [item.sign === '+' ? 'show' : 'hide', item.metric, item.window].filter(Boolean).join(' ')
        : '',
    )
    .join(', ');
}

function refusal(error: string, position: number): Refusal {
  return { kind: 'refused', error, position };
}

/** What a line would do in an area: the grammar decides, this only puts it into words. */
export function readLine(line: string, area: Area): Outcome {
  if (line.trim() === '') {
    return { kind: 'empty' };
  }
  const parsed = checkedCommand(line, area);
  if ('error' in parsed) {
    return refusal(parsed.error, parsed.position);
  }
  const { command, arguments: given } = parsed;
  const parts = command.parameters.map(({ name, meaning, default: left }) => {
    const value = given[name];
    return { name, meaning, value: value === undefined ? `${left} (default)` : inWords(value) };
  });
  return { kind: 'runs', command, parts };
}

const UNDO = { true: ' You can undo it.', false: ' It can’t be undone.', undefined: '' };

/** What a command does, in a sentence. */
export const doesOf = ({ does, undoable }: Command) => does + UNDO[`${undoable}`];

const KEPT_LINES = 6;

/** Lines that were entered, refused ones too: ↑ brings them back to be corrected. */
export function remember(lines: readonly string[], line: string): readonly string[] {
  return [...lines.filter((known) => known !== line), line].slice(-KEPT_LINES);
}

export const historyCodec = {
  fallback: [] as readonly string[],
  read(text: string): readonly string[] | undefined {
    const lines = text.split('\n');
    const fits = lines.every((line) => line.trim() !== '' && line.length <= LONGEST_LINE);
    return fits && lines.length <= KEPT_LINES && new Set(lines).size === lines.length ? lines : undefined;
  },
  write: (lines: readonly string[]) => lines.join('\n'),
};
