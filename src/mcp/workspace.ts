import { docsTool, addressOf as siteAddress } from '@pt-docs/mcp';
import { triggerKinds } from '@site/data/formulas/trading/triggers';
import { act } from '@site/src/workspace/model/act';
import { addressOf } from '@site/src/workspace/model/address';
import { play } from '@site/src/workspace/model/play';
import { run } from '@site/src/workspace/model/run';
import { describe } from '@site/src/workspace/model/select';
import { startOf } from '@site/src/workspace/model/start';
import { z } from 'zod';

const MOST_LINES = 50;

export const runCommands = docsTool({
  name: 'run_commands',
  title: 'Run commands in the sample workspace',
  description:
    'Runs lines of PT’s command bar, one after the other, on sample markets (BTCUSDT, ETHUSDT, SOLUSDT; invented prices). Answers with a sentence for each, the final state in words, and an address that opens it. Nothing is traded or sent.',
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
    address: z.string().nullable().describe('Null if the state is too large for an address'),
  }),
  app: 'workspace',
  async run({ lines, area, trigger, bars }, site) {
    let state = startOf(area);
    const answers = lines.map((line) => {
      const { state: next, sentence, ok } = run(state, line);
      const created =
        trigger && next.open?.kind === 'alert' ? act(next, { kind: 'create', trigger }) : undefined;
      state = created?.state ?? next;
      return { line, isValid: ok, sentence: created?.sentence ?? sentence };
    });
    const played = bars > 0 ? play(state, bars) : { state, sentence: '' };
    const text = [played.sentence, describe(played.state)].filter(Boolean).join(' ');
    const packed = await addressOf(played.state);
    const address = packed && siteAddress(await site.data(), `/?w=${packed}`);
    const said = answers.map(
      ({ line, isValid, sentence }) => `${line} → ${isValid ? '' : 'refused: '}${sentence}`,
    );
    return {
      text: [...said, text, address ? `See it: ${address}` : ''].filter(Boolean).join('\n'),
      data: { answers, state: text, address },
    };
  },
});
