import type { CopyOptions } from '@pt-docs/pages/copies';
import { environment } from './env';

const { mcpPackage } = environment;

/** What assistants look up most, in llms.txt above the list of pages. */
export const lookUp: NonNullable<CopyOptions['lookUp']> = [
  ['Search by words, in a browser', '/search?q=funding'],
  ['Error codes and messages of Bybit, wallets and swaps', '/docs/others/fix-a-problem.md#errors'],
  ['Limits, how many of each thing PT allows', '/docs/others/questions.md#limits'],
  ['Not in PT, so don’t promise it', '/docs/others/questions.md#not-in-pt'],
  [
    `MCP server, which searches these docs, decodes errors and works out orders${mcpPackage ? ` (npx -y ${mcpPackage})` : ''}`,
    '/markdown-page.md#assistant',
  ],
];
