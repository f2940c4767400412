import type { AnswerTo } from '@pt-docs/search/answers';
import { z } from 'zod';
import { DocsProblem } from '../reader';
import { docsTool } from '../tool';
import { siteAddress } from './addresses';

/** `answerTo` is the site's, so that an assistant gets what the search box says. */
export const answerTool = (answerTo: AnswerTo) =>
  docsTool({
    name: 'answer',
    title: 'Answer in one sentence',
    description:
      'What the search box of the docs answers by itself: liquidation long 60000 10x, funding 30000 10x 3 days, 1% risk 10000 stop 2% 10x, margin 500 10x, with 500 at 10x, liquidated at 50000 long 10x, fee on 10000, swap 10000 usdc fee 0.3% tolerance 0.5%, breakeven short 60000, 5 bps in %, chain id base, 10010, hotkey trendline, where funding < 0, what is basis.',
    input: z.object({
      query: z.string().trim().min(1).max(200).describe('The question in a few words and numbers'),
    }),
    output: z.object({
      understood: z.string().optional(),
      sentence: z.string(),
      assumed: z.string(),
      address: z.string(),
    }),
    async run({ query }, site) {
      const [data, engine] = await Promise.all([site.data(), site.engine()]);
      const found = answerTo(query, (kind, name) => engine.named(kind, name));
      if (!found) {
        throw new DocsProblem(
          `"${query}" isn't a question with one answer here. Use search_docs, or a model tool.`,
        );
      }
      const { understood, sentence, assumed, url } = found;
      const address = siteAddress(data, url);
      return {
        text: `${understood ? `${understood}: ` : ''}${sentence} ${assumed}\n${address}`,
        data: { ...(understood && { understood }), sentence, assumed, address },
      };
    },
  });
