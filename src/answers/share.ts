import { plainNumber, plainPercent, significant } from '@site/src/lib/text/format';
import type { Recognise } from './kind';
import { isUsual } from './roles';

const page = '/docs/trading/centralised-exchange/trading';

const isIn = (unit: string) => unit === '%' || unit === 'percent';

/** `0.03% of 250k`, `5 bps in %` */
export const share: Recognise = ({ text, tokens }) => {
  const [, unit = '', other = ''] =
    /^(?:what is |convert )?[\d.,]+ ?(%|percent|bps?|basis points?) (?:in|to|as) (%|percent|bps?|basis points?)\??$/.exec(
      text,
    ) ?? [];
  const [first, of, second, ...more] = tokens.filter(
    (token) => !/^(what|is|whats|how|much)$/.test(String(token)),
  );
  if (typeof first !== 'object' || first.unit !== 'percent' || first.value <= 0) {
    return null;
  }
  const count = plainNumber(first.value * 100);
  const points = `${count} basis point${count === '1' ? '' : 's'}`;
  if (unit) {
    const isPercent = isIn(unit);
    if (isIn(other) === isPercent) {
      return null;
    }
    const [from, to] = isPercent ? [plainPercent(first.value), points] : [points, plainPercent(first.value)];
    return {
      sentence: `${from} is ${to}.`,
      number: `${to}`,
      assumed: 'A basis point is a hundredth of a percent.',
      url: page,
    };
  }
  if (
    of !== 'of' ||
    typeof second !== 'object' ||
    !/^(number|money)$/.test(second.unit) ||
    !isUsual(second.value) ||
    more.length > 0
  ) {
    return null;
  }
  const part = significant((second.value * first.value) / 100, 12);
  return {
    understood: `${plainPercent(first.value)} of ${plainNumber(second.value)}`,
    sentence: `${plainPercent(first.value)} of ${plainNumber(second.value)} is ${part}.`,
    number: part,
    assumed:
      first.value < 1 || first.value > 100
        ? `${plainPercent(first.value)} is ${points}.`
        : `Without it ${significant(second.value * (1 - first.value / 100), 12)} is left.`,
    url: page,
  };
};
