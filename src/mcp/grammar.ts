import { docsTool, type Site, siteAddress } from '@pt-docs/mcp';
import { readFilters } from '@site/src/answers/lines';
import { type ArgumentValue, parseCommand } from '@site/src/lib/commands/commandGrammar';
import { filterInWords } from '@site/src/lib/screener/screenerFilter';
import { LONGEST_LINE } from '@site/src/pt/model/completion';
import type { Place } from '@site/src/pt/model/types';
import { tryAddress, tryPages } from '@site/src/pt/tryAddress';
import { z } from 'zod';

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

type Read = { readonly meaning: string } | { readonly error: string; readonly position: number };

/** What a line would do, or where and why it's refused, with the page that has it typed. */
async function verdictOn(site: Site, area: Place, line: string, read: Read) {
  const docs = await site.data();
  const refused = 'error' in read ? read : null;
  const data = {
    isValid: !refused,
    meaning: 'error' in read ? read.error : read.meaning,
    /** Counted from 1. */
    character: refused ? refused.position + 1 : null,
    page: siteAddress(docs, tryPages[area]),
    figure: siteAddress(docs, tryAddress(area, line)),
  };
  const verdict = refused ? `Refused at character ${data.character}` : 'Valid';
  return { text: `${verdict}: ${data.meaning}\nTry it: ${data.figure}`, data };
}

const output = z.object({
  isValid: z.boolean(),
  meaning: z.string(),
  character: z.int().nullable(),
  page: z.string(),
  figure: z.string(),
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
  output,
  async run({ line, area }, site) {
    const read = parseCommand(line, area);
    if ('error' in read) {
      return verdictOn(site, area, line, read);
    }
    const parts = read.command.parameters.map(({ name, default: left }) => {
      const value = read.arguments[name];
      return `${name} is ${value === undefined ? `${left} (default)` : inWords(value)}.`;
    });
    return verdictOn(site, area, line, { meaning: [read.command.does, ...parts].join(' ') });
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
  output,
  async run({ filter }, site) {
    const read = readFilters(filter);
    if ('error' in read) {
      return verdictOn(site, 'screener', `where ${filter}`, read);
    }
    const typed = read.where === filter ? '' : `Type where ${read.where}: `;
    const meaning = typed + read.filters.map(filterInWords).join('; ');
    return verdictOn(site, 'screener', `where ${read.where}`, { meaning });
  },
});

export const grammarTools = [checkCommand, checkFilter];
