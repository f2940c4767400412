import { tradingRules } from '@site/data/trading/trading-rules';
import { authorError } from '@site/src/lib/authorError';

/** One statement about trading, in the words that every page uses for it (data/trading/trading-rules.ts). */
export default function TradingRule({ id }: { readonly id: (typeof tradingRules)[number]['id'] }) {
  const found = tradingRules.find((rule) => rule.id === id);
  if (!found) {
    throw authorError(
      'TradingRule',
      `does not know id="${id}". Use one of ${tradingRules.map((rule) => rule.id).join(', ')}, or add it to data/trading/trading-rules.ts.`,
    );
  }
  return found.rule;
}
