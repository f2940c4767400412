import { type Codecs, defaultsOf, type StateOf, writeState } from '@site/src/figures/kit/state/codec';

/** Where each figure stands that an answer opens. tests/built/search.cases.test.ts holds these against the pages. */
const PAGES = {
  'funding-cost': '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics',
  'swap-calculator': '/docs/trading/decentralised-exchange/swap-tokens',
} as const;

/** The figure with these values in it. Where it can't have one of them, the page alone: it would show another number. */
export function figureAddress<C extends Codecs>(
  figure: keyof typeof PAGES,
  codecs: C,
  values: Partial<Record<keyof C, unknown>> | false = {},
): string {
  const page = PAGES[figure];
  const isShown =
    values !== false &&
    Object.entries(values).every(([key, value]) => codecs[key]?.read(codecs[key].write(value)) === value);
  if (!isShown) {
    return page;
  }
  const state: StateOf<C> = { ...defaultsOf(codecs), ...values };
  return `${page}${writeState(figure, codecs, state, '')}#${figure}`;
}
