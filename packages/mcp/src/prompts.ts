import { z } from 'zod';

type Prompt = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly values: Readonly<Record<string, z.ZodString>>;
  text(given: Readonly<Record<string, string>>): string;
};

const value = (about: string) => z.string().min(1).max(300).describe(about);

/** What traders ask most, as questions that lead an assistant through the right tools. */
export const prompts: readonly Prompt[] = [
  {
    name: 'fix-an-error',
    title: 'Fix an error',
    description: 'Paste an error of the exchange, a wallet or a swap and get the cause and the next step.',
    values: { error: value('The code or the whole message') },
    text: ({ error }) =>
      `I got this error: "${error}". Look it up with explain_error, and with search_docs if it isn't listed. Tell me the cause in one sentence, then the steps to fix it in order, say who can fix it, and link the page.`,
  },
  {
    name: 'plan-a-trade',
    title: 'Plan a trade',
    description: 'Size, fees, liquidation estimate and funding of a perpetual position before opening it.',
    values: { trade: value('The trade in a few words: side, size, leverage, stop, how long') },
    text: ({ trade }) =>
      `I'm thinking about this trade: ${trade}. Ask me for side, size, entry, leverage and margin mode, and in cross margin for my collateral, if I didn't say them. Then use plan_order for cost, fees, funding until the exit and the liquidation estimate. Say first whether the liquidation comes before the stop, and what was assumed. Give the numbers with the address of the page. These are estimates, not advice: say so once.`,
  },
  {
    name: 'vet-a-token',
    title: 'Vet a new token',
    description: 'What to check about a token before buying it, with the pages that show how.',
    values: { token: value('The token or its contract') },
    text: ({ token }) =>
      `I may buy ${token}. Search the docs (search_docs, read_page) for what to check before buying a new token: rating, liquidity, unlocks, approvals, honeypot signs. Make a checklist in the order I should go, each line with the place in the app and the page. Use answer (swap 10000 usdc in 1000/2000000) to show what my size would cost in a pool.`,
  },
];
