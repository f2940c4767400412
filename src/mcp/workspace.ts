import { docsTool, siteAddress } from '@pt-docs/mcp';
import { triggerKinds } from '@site/data/formulas/trading/triggers';
import { act } from '@site/src/pt/model/act';
import { shareAddress } from '@site/src/pt/model/lines';
import { activePane } from '@site/src/pt/model/outcome';
import { step } from '@site/src/pt/model/play';
import { run } from '@site/src/pt/model/run';
import { screenerRows } from '@site/src/pt/model/screenerRows';
import { tableOf } from '@site/src/pt/model/select';
import { startOf } from '@site/src/pt/model/start';
import { stateText } from '@site/src/pt/model/stateText';
import type { State } from '@site/src/pt/model/types';
import { z } from 'zod';

const MOST_LINES = 50;

/** What is drawn, as rows below a head: the markets that pass, or the newest bar with its studies and metrics. */
function tableIn(state: State): string[][] {
  if (state.place === 'screener') {
    const { columns, rows } = screenerRows(state);
    return [['Market', ...columns], ...rows.map(({ symbol, cells }) => [symbol, ...cells])];
  }
  const { head, rows } = tableOf(state, activePane(state), 1);
  return state.place === 'workbench' ? [head, ...rows] : [];
}

export const runCommands = docsTool({
  name: 'run_commands',
  title: 'Run commands in the sample workspace',
  description:
    'Runs lines of PT’s command bar in turn, on sample markets (BTCUSDT, ETHUSDT, SOLUSDT; invented prices). Answers with a sentence for each, the final state, and an address that opens it. `practice` lines are orders with 10,000 USDT of play money: `practice buy 0.05 BTCUSDT market sl=66000 tp=70000`, `practice sell 0.05 BTCUSDT limit 68000`, `practice buy 0.1 BTCUSDT conditional 68000`, `practice move 1 price=67900`, `practice close BTCUSDT 50`, `practice cancel all`, `practice leverage BTCUSDT 20`, `practice mode isolated`. Nothing is traded or sent: say that it’s practice.',
  input: z.object({
    lines: z.array(z.string()).min(1).max(MOST_LINES).describe('As typed, such as tf 4h or study add rsi'),
    area: z
      .enum(['workbench', 'dashboard', 'screener'])
      .default('workbench')
      .describe('Where the first line is typed'),
    trigger: z
      .enum(triggerKinds)
      .optional()
      .describe('Create each alert at once with this trigger, instead of only opening its dialog'),
    bars: z
      .int()
      .min(0)
      .max(200)
      .default(0)
      .describe('How many bars to play at the end, so that alerts can fire'),
  }),
  output: z.object({
    answers: z.array(z.object({ line: z.string(), isValid: z.boolean(), sentence: z.string() })),
    state: z.string(),
    table: z.array(z.array(z.string())),
    address: z.string().nullable(),
  }),
  async run({ lines, area, trigger, bars }, site) {
    let state = startOf(area);
    const answers = lines.map((line) => {
      const {
        state: next,
        sentence,
        ok,
      } = line.startsWith('practice ') ? act(state, { kind: 'practice', line }) : run(state, line);
      const created =
        trigger && next.open?.kind === 'alert' ? act(next, { kind: 'create', trigger }) : undefined;
      state = created?.state ?? next;
      return { line, isValid: ok, sentence: created?.sentence ?? sentence };
    });
    const played = bars > 0 ? step(state, bars) : { state, sentence: '' };
    const text = [played.sentence, stateText(played.state)].filter(Boolean).join(' ');
    const table = tableIn(played.state);
    const shown = shareAddress(played.state);
    const address = shown && siteAddress(await site.data(), `/?w=${encodeURIComponent(shown)}`);
    const said = answers.map(
      ({ line, isValid, sentence }) => `${line} → ${isValid ? '' : 'refused: '}${sentence}`,
    );
    return {
      text: [...said, text, ...table.map((cells) => cells.join(' | ')), address ? `See it: ${address}` : '']
        .filter(Boolean)
        .join('\n'),
      data: { answers, state: text, table, address },
    };
  },
});
