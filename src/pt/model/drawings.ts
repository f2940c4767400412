import { type SampleSymbol, workspaceSymbols } from '@site/data/samples/workspace';
import { momentOf } from '@site/src/lib/commands/commandValues';
import { typedNumber } from '@site/src/lib/text/readNumber';
import { roundToTicks } from '../markets/rounding';
import { MINUTE } from '../markets/walk';
import { barsOf } from './bars';
import { activePane, editPane, type Outcome, refuse } from './outcome';
import { priceText } from './texts';
import type { Drawing, Point, State } from './types';

/** How many clicks each tool takes. */
export const toolPoints: Readonly<Record<string, number>> = {
  trendline: 2,
  ray: 2,
  channel: 3,
  fib: 2,
  rectangle: 2,
  hline: 1,
  vline: 1,
  measure: 2,
  text: 1,
};
const MOST_DRAWINGS = 20;
const LONGEST_TEXT = 80;
const HIGHEST = 1e9;
const LATEST = Date.UTC(2100, 0);

/** Points as a drawing keeps them, on whole minutes and ticks; null if the tool can't be there. */
export function draftPoints(
  tool: string,
  symbol: SampleSymbol,
  points: readonly Point[],
): readonly Point[] | null {
  const placed = points.map(({ time, price }) => ({
    time: tool === 'hline' ? 0 : Math.round(time / MINUTE) * MINUTE,
    price: tool === 'vline' ? 0 : roundToTicks(symbol, price),
  }));
  const isSound = placed.every(({ time, price }) => time >= 0 && time < LATEST && Math.abs(price) < HIGHEST);
  return isSound && points.length === toolPoints[tool] ? placed : null;
}

const NO_WORDS = refuse('A text needs words, for example: draw text 2026-02-10 66000 "Range low"');

/** Words as a line can hold them: straight quotes would end it. */
const wordsOf = (text = '') =>
  text
    .replace(/["“”]([^"“”]*)["“”]?/g, '‘$1’')
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT)
    .trim();

/** Other words for a text that is on the active pane. */
export function writeText(state: State, drawing: Drawing, text: string): Outcome {
  const words = wordsOf(text);
  const { drawings } = activePane(state);
  const changed = drawings.map((other) => (other === drawing ? { ...other, text: words } : other));
  return words === '' ? NO_WORDS : editPane(state, { drawings: changed }, `The text is "${words}".`);
}

/** Puts a drawing on the active pane. Drawings stand in the order of their symbols, because each belongs to one. */
export function placeDrawing(state: State, tool: string, points: readonly Point[], text?: string): Outcome {
  const { drawings, symbol, hidesDrawings } = activePane(state);
  const placed = draftPoints(tool, symbol, points);
  const words = wordsOf(text);
  if (!placed) {
    return refuse(
      `A ${tool} takes ${toolPoints[tool]} ${toolPoints[tool] === 1 ? 'point' : 'points'} on the chart.`,
    );
  }
  if (tool === 'text' && words === '') {
    return NO_WORDS;
  }
  if (drawings.length >= MOST_DRAWINGS) {
    return refuse(`The sample holds ${MOST_DRAWINGS} drawings on a pane. Type drawings clear.`);
  }
  const drawing = { tool, symbol, points: placed, ...(tool === 'text' && { text: words }) };
  const order = (other: { symbol: SampleSymbol }) => workspaceSymbols.indexOf(other.symbol);
  return editPane(
    state,
    {
      drawings: [...drawings, drawing].sort((one, other) => order(one) - order(other)),
      hidesDrawings: false,
    },
    `The ${tool} is on ${symbol}.${hidesDrawings ? ' The drawings show again.' : ''}${offScale(state, placed, tool)}`,
  );
}

/** Says so where a level is far from what the chart shows. */
function offScale(state: State, points: readonly Point[], tool: string): string {
  const pane = activePane(state);
  const bars = barsOf(state, pane).bars.slice(-pane.view.count);
  const [low, high] = [Math.min(...bars.map((bar) => bar.low)), Math.max(...bars.map((bar) => bar.high))];
  const margin = (high - low) / 2;
  const [{ price } = { price: low }] = points;
  return tool === 'hline' && (price < low - margin || price > high + margin)
    ? ` At ${priceText(pane.symbol, price)} it’s off the scale, which shows ${priceText(pane.symbol, low)} to ${priceText(pane.symbol, high)}.`
    : '';
}

const WRITTEN = {
  hline: 'a price, such as draw hline 67000',
  vline: 'a time, such as draw vline 2026-02-10',
} as const;

/** `draw` with points: a time and a price each, only the price of a horizontal and the time of a vertical line. */
export function drawAt(state: State, tool: string, words: readonly string[]): Outcome {
  const count = toolPoints[tool] ?? 0;
  const [takesTime, takesPrice] = [tool !== 'hline', tool !== 'vline'];
  const width = Number(takesTime) + Number(takesPrice);
  const points = Array.from({ length: count }, (_, at) => {
    const [first = '', second = ''] = words.slice(at * width, (at + 1) * width);
    return {
      time: takesTime ? momentOf(first.toUpperCase()) : 0,
      price: takesPrice ? (typedNumber(takesTime ? second : first) ?? Number.NaN) : 0,
    };
  });
  const rest = words.slice(count * width);
  const isWhole = points.every(({ time, price }) => Number.isFinite(time) && Number.isFinite(price));
  if (!isWhole || rest.length > (tool === 'text' ? 1 : 0)) {
    const written =
      WRITTEN[tool as keyof typeof WRITTEN] ?? `a time and a price for each of its points, ${count} in all`;
    return refuse(`A ${tool} takes ${written}. A time is 2026-02-10 or 2026-02-10T04:00.`);
  }
  return placeDrawing(state, tool, points, rest[0]);
}
