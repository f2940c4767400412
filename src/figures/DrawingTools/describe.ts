import { drawingTools } from '@site/data/workbench/drawing-tools';
import {
  barTimeText,
  durationText,
  formatNumber,
  listed,
  signedNumber,
  signedPercent,
} from '@site/src/lib/text/format';
import { nameIn } from '@site/src/lib/text/nameIn';
import type { Finding } from '../kit/shell/finding';
import { BARS, HOURS_PER_BAR } from './chart';
import {
  type Anchor,
  channelWidth,
  type Drawing,
  measure,
  retracement,
  slopePerBar,
  type Tool,
} from './model';

export const toolName = (tool: Tool) => nameIn(drawingTools, tool);

export function anchorText({ bar, price }: Anchor): string {
  return `${barTimeText(BARS[bar]?.time ?? 0, HOURS_PER_BAR)} UTC at ${formatNumber(price, 2)}`;
}

export function measureText(from: Anchor, to: Anchor): string {
  const { difference, percent, bars, hours } = measure(from, to, HOURS_PER_BAR);
  const direction = bars < 0 ? ' back' : '';
  return `${signedNumber(difference, 2)} USDT, ${signedPercent(percent, 2)}, ${Math.abs(bars)} bars${direction}, ${durationText(hours)}`;
}

/** What the drawing says, in numbers. */
export function drawingText({ tool, points }: Drawing): string {
  const [from, to, third] = points;
  if (!from) {
    return '';
  }
  if (!to) {
    return `${formatNumber(from.price, 2)} over all time`;
  }
  switch (tool) {
    case 'fib':
      return retracement(from, to)
        .map(({ level, price }) => `${level}%\u00a0at\u00a0${formatNumber(price, 2)}`)
        .join(', ');
    case 'rectangle':
      return `${formatNumber(Math.min(from.price, to.price), 2)} to ${formatNumber(Math.max(from.price, to.price), 2)}, ${Math.abs(to.bar - from.bar)} bars`;
    case 'measure':
      return measureText(from, to);
    default: {
      const slope = slopePerBar(from, to);
      if (Number.isNaN(slope)) {
        return 'upright: no slope';
      }
      const width = third ? `, ${formatNumber(Math.abs(channelWidth(from, to, third)), 2)} USDT wide` : '';
      return `${signedNumber(slope, 2)} per bar${width}`;
    }
  }
}

/** How a line runs; upright ones have no slope. */
function runText(from: Anchor, to: Anchor): string {
  const slope = slopePerBar(from, to);
  const size = formatNumber(Math.abs(slope), 2);
  if (Number.isNaN(slope)) {
    return 'is upright, so it has no slope';
  }
  return `${slope < 0 ? 'falls' : 'rises'} ${size} USDT per bar`;
}

function verdictOn({ tool, points }: Drawing): string {
  const [from, to, third] = points as [Anchor, Anchor, Anchor?];
  switch (tool) {
    case 'hline':
      return `This line stays at ${formatNumber(from.price, 2)} on every bar.`;
    case 'fib': {
      const half = retracement(from, to).find(({ level }) => level === 50);
      return `50% of this move is given back at ${formatNumber(half?.price ?? Number.NaN, 2)}.`;
    }
    case 'rectangle':
      return `This zone runs from ${formatNumber(Math.min(from.price, to.price), 2)} to ${formatNumber(Math.max(from.price, to.price), 2)}.`;
    case 'measure': {
      const { difference, percent } = measure(from, to, HOURS_PER_BAR);
      return `Price moves ${signedNumber(difference, 2)} USDT between the two points, ${signedPercent(percent, 2)}.`;
    }
    case 'channel': {
      const width = third ? channelWidth(from, to, third) : Number.NaN;
      return Number.isNaN(width)
        ? `This channel ${runText(from, to)}.`
        : `This channel ${runText(from, to)} and is ${formatNumber(Math.abs(width), 2)} USDT wide.`;
    }
    case 'trendline':
      return `This line ${runText(from, to)}.`;
  }
}

/** What its numbers leave open, where there's more to say than its points. */
function detailOn(drawing: Drawing): string {
  const points = listed(drawing.points.map(anchorText));
  switch (drawing.tool) {
    case 'fib':
      return `The levels: ${drawingText(drawing)}. Which point comes first decides which way they count.`;
    case 'measure':
      return `Measured from the first point: ${drawingText(drawing)}. The percentage is of the start, so measured the other way round it’s another one.`;
    case 'rectangle':
      return `Its corners are at ${points}.`;
    default:
      return `It runs through ${points}.`;
  }
}

/** What the newest drawing says. */
export const describeDrawing = (newest: Drawing | undefined): Finding =>
  newest
    ? { verdict: verdictOn(newest), detail: detailOn(newest) }
    : { verdict: 'Nothing is drawn yet.', detail: 'Pick a tool and set its points on the chart.' };
