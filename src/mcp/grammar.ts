import { addressOf, docsTool } from '@pt-docs/mcp';
import { defaultsOf, writeState } from '@site/src/figures/kit/state/codec';
import { codecs as screenerCodecs } from '@site/src/figures/ScreenerPlayground/codecs';
import { figure as screenerFigure } from '@site/src/figures/ScreenerPlayground/figure';
import { readWhere } from '@site/src/figures/ScreenerPlayground/model';
import { checkedCommand, isFilters } from '@site/src/lib/commands/checkedCommand';
import type { ArgumentValue } from '@site/src/lib/commands/commandGrammar';
import { filterInWords } from '@site/src/lib/screener/filterInWords';
import { LONGEST_LINE } from '@site/src/workspace/model/completion';
import { tryAddress, tryPages } from '@site/src/workspace/tryAddress';
import { z } from 'zod';

const verdict = z.object({
  isValid: z.boolean(),
  meaning: z.string().describe('What it would do, or why it is refused'),
  character: z.number().nullable().describe('Where the mistake is, counted from 1'),
  page: z.string(),
  figure: z.string().describe('The page with this line in it'),
});
type Verdict = z.infer<typeof verdict>;

const line = (longest: number) => z.string().trim().min(1).max(longest);

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
  output: verdict,
  async run({ line, area }, site) {
    const data = await site.data();
    const addresses = {
      page: addressOf(data, tryPages[area]),
      figure: addressOf(data, tryAddress(area, line)),
    };
    const read = checkedCommand(line, area);
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
    'Whether a screener filter is valid, what it selects in words, and otherwise where and why it is refused. Several are joined with and.',
  input: z.object({
    filter: line(screenerCodecs.where.maxLength).describe('Such as funding > 0.03 and volume > 10m 24h'),
  }),
  output: verdict,
  async run({ filter }, site) {
    const read = readWhere(filter);
    const data = await site.data();
    const path = data.figures[screenerFigure.id] ?? '/';
    const search = writeState(
      screenerFigure.id,
      screenerCodecs,
      { ...defaultsOf(screenerCodecs), where: filter },
      '',
    );
    const addresses = {
      page: addressOf(data, path),
      figure: addressOf(data, `${path}${search}#${screenerFigure.id}`),
    };
    return 'error' in read
      ? answer({ isValid: false, meaning: read.error, character: read.position + 1, ...addresses })
      : answer({ isValid: true, meaning: read.map(filterInWords).join('; '), character: null, ...addresses });
  },
});

export const grammarTools = [checkCommand, checkFilter];
