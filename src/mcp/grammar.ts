import { addressOf, docsTool } from '@pt-docs/mcp';
import { readFilters } from '@site/src/answers/lines';
import { type ArgumentValue, parseCommand } from '@site/src/lib/commands/commandGrammar';
import { filterInWords } from '@site/src/lib/screener/screenerFilter';
import { LONGEST_LINE } from '@site/src/pt/model/completion';
import { tryAddress, tryPages } from '@site/src/pt/tryAddress';
import { z } from 'zod';

type Verdict = {
  readonly isValid: boolean;
  /** What it would do, or why it is refused. */
  readonly meaning: string;
  /** Where the mistake is, counted from 1. */
  readonly character: number | null;
  readonly page: string;
  /** The page with this line in it. */
  readonly figure: string;
};

const line = (longest: number) => z.string().trim().min(1).max(longest);

/** An argument as the parser understood it. */
function inWords(value: ArgumentValue): string {
  if (typeof value !== 'object') {
    return String(value);
  }
  if ('verb' in value) {
    return [value.series, value.verb, ...value.operands].join(' ');
  }
  const words = value.map((item) => {
    if (typeof item === 'string') {
      return item;
    }
    return 'operator' in item
      ? filterInWords(item)
      : [item.sign === '+' ? 'show' : 'hide', item.metric, item.window].filter(Boolean).join(' ');
  });
  return words.join(', ');
}

const answer = (data: Verdict) => ({
  text: `${data.isValid ? 'Valid' : `Refused at character ${data.character}`}: ${data.meaning}\nTry it: ${data.figure}`,
  data,
});

const checkCommand = docsTool({
  name: 'check_command',
  title: 'Check a command',
  description:
    'Whether a line for PT’s command bar is valid, what it would do, and otherwise where and why it is refused.',
  input: z.object({
    line: line(LONGEST_LINE).describe('The line as typed, such as metric add "funding rate"'),
    area: z.enum(['workbench', 'dashboard', 'screener']).default('workbench').describe('Where it is typed'),
  }),
  async run({ line, area }, site) {
    const data = await site.data();
    const addresses = {
      page: addressOf(data, tryPages[area]),
      figure: addressOf(data, tryAddress(area, line)),
    };
    const read = parseCommand(line, area);
    if ('error' in read) {
      return answer({ isValid: false, meaning: read.error, character: read.position + 1, ...addresses });
    }
    const parts = read.command.parameters.map(({ name, default: left }) => {
      const value = read.arguments[name];
      return `${name} is ${value === undefined ? `${left} (default)` : inWords(value)}.`;
    });
    const meaning = [read.command.does, ...parts].join(' ');
    return answer({ isValid: true, meaning, character: null, ...addresses });
  },
});

const checkFilter = docsTool({
  name: 'check_filter',
  title: 'Check a screener filter',
  description:
    'Whether a screener filter is valid, what it selects in words, and otherwise where and why it is refused. Several are joined with and. Said in words, it comes back as the line to type.',
  input: z.object({
    filter: line(LONGEST_LINE).describe(
      'Such as funding > 0.03 and volume > 10m 24h, or: market cap above 500m',
    ),
  }),
  async run({ filter }, site) {
    const read = readFilters(filter);
    const data = await site.data();
    const where = 'error' in read ? filter : read.where;
    const addresses = {
      page: addressOf(data, tryPages.screener),
      figure: addressOf(data, tryAddress('screener', `where ${where}`)),
    };
    if (!('error' in read)) {
      const meaning = read.filters.map(filterInWords).join('; ');
      const typed = where === filter ? '' : `Type where ${where}: `;
      return answer({ isValid: true, meaning: typed + meaning, character: null, ...addresses });
    }
    const { error, position } = read;
    return answer({ isValid: false, meaning: error, character: position + 1, ...addresses });
  },
});

export const grammarTools = [checkCommand, checkFilter];
