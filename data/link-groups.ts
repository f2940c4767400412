import type { LinkGroup } from './link-groups.schema';

/** The colours that widgets can share a symbol by. All four behave alike. */
export const linkGroups = [
  {
    id: 'blue',
    name: 'Blue',
    command: 'link blue',
    suggestion: 'The symbol you trade now: chart, order book and trades.',
  },
  {
    id: 'orange',
    name: 'Orange',
    command: 'link orange',
    suggestion: 'The benchmark you compare with, such as BTC.',
  },
  {
    id: 'green',
    name: 'Green',
    command: 'link green',
    suggestion: 'Candidates: a screener and the chart its rows open in.',
  },
  {
    id: 'violet',
    name: 'Violet',
    command: 'link violet',
    suggestion: 'Free: a second position, or the same coin on another venue.',
  },
] as const satisfies readonly LinkGroup[];
