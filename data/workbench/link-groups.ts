import { type ById, withIds } from '../withIds';
import type { LinkGroup } from './types';

/** The colours that widgets can share a symbol by. All four behave alike. */
export const linkGroups = /* @__PURE__ */ withIds({
  blue: {
    name: 'Blue',
    command: 'link blue',
    suggestion: 'The symbol you’re trading: chart, order book and trades.',
  },
  orange: {
    name: 'Orange',
    command: 'link orange',
    suggestion: 'The benchmark you compare with, such as BTC.',
  },
  green: {
    name: 'Green',
    command: 'link green',
    suggestion: 'Candidates: a screener and the chart its rows open in.',
  },
  violet: {
    name: 'Violet',
    command: 'link violet',
    suggestion: 'Anything else: a second position, or the same coin on another venue.',
  },
} satisfies ById<LinkGroup>);

/** Who leads in a group. */
export const linkGroupRule =
  'Any widget of the group can change it, and the others follow. A widget in no group keeps its own.';
