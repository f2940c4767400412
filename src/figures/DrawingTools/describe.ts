import { drawingTools } from '@site/data/drawing-tools';
import { barTimeText, durationText, formatNumber } from '@site/src/lib/format';
import { BARS, HOURS_PER_BAR } from './chart';
import { type Anchor, type Drawing, measure, retracement, slopePerBar, type Tool } from './model';

const signed = (value: number) => `${value > 0 ? '+' : ''}${formatNumber(value, 2)}`;

export const toolName = (tool: Tool) => drawingTools.find(({ id }) => id === tool)?.name ?? tool;

export function anchorText({ bar, price }: Anchor): string {
  return `${barTimeText(BARS[bar]?.time ?? 0, HOURS_PER_BAR)} UTC, ${formatNumber(price, 2)}`;
}

export function measureText(from: Anchor, to: Anchor): string {
  const { difference, percent, bars, hours } = measure(from, to, HOURS_PER_BAR);
  const direction = bars < 0 ? ' back' : '';
  return `${signed(difference)} USDT, ${signed(percent)}\u00a0%, ${Math.abs(bars)} bars${direction}, ${durationText(hours)}`;
}

/** What the drawing says, in numbers. */
export function drawingText({ tool, points }: Drawing): string {
  const [from, to] = points;
  if (!from) {
    return '';
  }
  if (!to) {
    return `${formatNumber(from.price, 2)} over all time`;
  }
  switch (tool) {
    case 'fib':
      return retracement(from, to)
        .map(({ level, price }) => `${level}\u00a0%\u00a0at\u00a0${formatNumber(price, 2)}`)
        .join(', ');
    case 'rectangle':
      return `${formatNumber(Math.min(from.price, to.price), 2)} to ${formatNumber(Math.max(from.price, to.price), 2)}, ${Math.abs(to.bar - from.bar)} bars`;
    case 'measure':
      return measureText(from, to);
    default: {
      const slope = slopePerBar(from, to);
      return Number.isNaN(slope) ? 'upright: no slope' : `${signed(slope)} per bar`;
    }
  }
}
