import { addressOf, docsTool, type Site } from '@pt-docs/mcp';
import { codecs as commandCodecs } from '@site/src/figures/CommandBar/codecs';
import { figures as commandFigures } from '@site/src/figures/CommandBar/figure';
import { readLine } from '@site/src/figures/CommandBar/model';
import { type Codecs, defaultsOf, writeState } from '@site/src/figures/kit/state/codec';
import { codecs as screenerCodecs } from '@site/src/figures/ScreenerPlayground/codecs';
import { figure as screenerFigure } from '@site/src/figures/ScreenerPlayground/figure';
import { readWhere } from '@site/src/figures/ScreenerPlayground/model';
import { filterInWords } from '@site/src/lib/screener/filterInWords';
import { z } from 'zod';

const verdict = z.object({
  isValid: z.boolean(),
  meaning: z.string().describe('What it would do, or why it is refused'),
  character: z.number().nullable().describe('Where the mistake is, counted from 1'),
  page: z.string(),
  figure: z.string().describe('The figure with this line in it'),
});
type Verdict = z.infer<typeof verdict>;

const line = (codec: { readonly maxLength: number }) => z.string().trim().min(1).max(codec.maxLength);

/** The page of a figure, and the figure with `values` in it. */
async function addressesOf<C extends Codecs>(site: Site, id: string, codecs: C, values: object) {
  const data = await site.data();
  const path = data.figures[id] ?? '/';
  const search = writeState(id, codecs, { ...defaultsOf(codecs), ...values }, '');
  return { page: addressOf(data, path), figure: addressOf(data, `${path}${search}#${id}`) };
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
    line: line(commandCodecs.workbench.line).describe('The line as typed, such as metric add "funding rate"'),
    area: z.enum(['workbench', 'dashboard', 'screener']).default('workbench').describe('Where it is typed'),
  }),
  output: verdict,
  async run({ line, area }, site) {
    const outcome = readLine(line, area);
    const addresses = await addressesOf(site, commandFigures[area].id, commandCodecs[area], { line });
    if (outcome.kind === 'runs') {
      const parts = outcome.parts.map(({ name, value }) => `${name} is ${value}.`);
      const meaning = [outcome.command.does, ...parts].join(' ');
      return answer({ isValid: true, meaning, character: null, ...addresses });
    }
    const { error, position } =
      outcome.kind === 'refused' ? outcome : { error: 'The line is empty.', position: 0 };
    return answer({ isValid: false, meaning: error, character: position + 1, ...addresses });
  },
});

const checkFilter = docsTool({
  name: 'check_filter',
  title: 'Check a screener filter',
  description:
    'Whether a screener filter is valid, what it selects in words, and otherwise where and why it is refused. Several are joined with and.',
  input: z.object({
    filter: line(screenerCodecs.where).describe('Such as funding > 0.03 and volume > 10m 24h'),
  }),
  output: verdict,
  async run({ filter }, site) {
    const read = readWhere(filter);
    const addresses = await addressesOf(site, screenerFigure.id, screenerCodecs, { where: filter });
    return 'error' in read
      ? answer({ isValid: false, meaning: read.error, character: read.position + 1, ...addresses })
      : answer({ isValid: true, meaning: read.map(filterInWords).join('; '), character: null, ...addresses });
  },
});

export const grammarTools = [checkCommand, checkFilter];
