import { type Codecs, defaultsOf, type StateOf, toStep, writeState } from '@site/src/figures/kit/state/codec';

/** Where each figure stands that an answer opens. tests/built/search.test.ts holds these against the pages. */
const PAGES = {
  'order-cost': '/docs/trading/centralised-exchange/trading',
  'funding-cost': '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics',
  'swap-calculator': '/docs/trading/decentralised-exchange/swap-tokens',
  'screener-playground': '/docs/screener/creating-a-screener',
} as const;

/** The figure with these values in it, each as near as its control can have it. */
export function figureAddress<C extends Codecs>(
  figure: keyof typeof PAGES,
  codecs: C,
  values: Partial<Record<keyof C, unknown>> = {},
): string {
  const near = Object.entries(values).map(([key, value]) => {
    const { range, choices, fallback } = codecs[key] as Codecs[string];
    return [
      key,
      range ? toStep(range, Number(value)) : !choices || choices.includes(value) ? value : fallback,
    ];
  });
  const state: StateOf<C> = { ...defaultsOf(codecs), ...Object.fromEntries(near) };
  return `${PAGES[figure]}${writeState(figure, codecs, state, '')}#${figure}`;
}
