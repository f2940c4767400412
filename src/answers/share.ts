import type { BoxAnswer } from '@pt-docs/search/answers';
import { plainNumber, plainPercent, significant } from '@site/src/lib/text/format';
import type { Recognise } from './kind';
import { isUsual } from './roles';

const url = '/docs/trading/centralised-exchange/trading';

const UNIT = '(%|percent|bps?|basis points?)';
const CONVERSION = new RegExp(`^(?:what is |convert )?[\\d.,]+ ?${UNIT} (?:in|to|as) ${UNIT}\\??$`);
const isPercent = (unit: string) => unit === '%' || unit === 'percent';

function pointsText(percent: number): string {
  const count = plainNumber(percent * 100);
  return `${count} basis point${count === '1' ? '' : 's'}`;
}

/** `5 bps in %`, `0.05% in bps` */
function converted(value: number, from: string, to: string): BoxAnswer | null {
  const [percent, points] = [plainPercent(value), pointsText(value)];
  const [told, number] = isPercent(from) ? [percent, points] : [points, percent];
  return isPercent(from) === isPercent(to)
    ? null
    : {
        sentence: `${told} is ${number}.`,
        number,
        assumed: 'A basis point is a hundredth of a percent.',
        url,
      };
}

/** `0.03% of 250k` */
function partOf(share: number, whole: number): BoxAnswer {
  const number = significant((whole * share) / 100, 12);
  const understood = `${plainPercent(share)} of ${plainNumber(whole)}`;
  return {
    understood,
    sentence: `${understood} is ${number}.`,
    number,
    assumed:
      share < 1 || share > 100
        ? `${plainPercent(share)} is ${pointsText(share)}.`
        : `Without it ${significant(whole * (1 - share / 100), 12)} is left.`,
    url,
  };
}

const ASKS = /^(what|is|whats|how|much)$/;

/** Answers what a percentage of a number is, and turns percent into basis points or back. */
export const share: Recognise = ({ text, tokens }) => {
  const [first, of, second, ...more] = tokens.filter((token) => !ASKS.test(String(token)));
  const [, from, to] = CONVERSION.exec(text) ?? [];
  if (typeof first !== 'object' || first.unit !== 'percent' || first.value <= 0) {
    return null;
  }
  if (from && to) {
    return converted(first.value, from, to);
  }
  const isWhole = typeof second === 'object' && /^(number|money)$/.test(second.unit) && isUsual(second.value);
  return of === 'of' && isWhole && more.length === 0 ? partOf(first.value, second.value) : null;
};
