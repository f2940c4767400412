import { drawingTools } from '@site/data/workbench/drawing-tools';
import {
  barTimeText,
  durationText,
  formatNumber,
  signedNumber,
  signedPercent,
} from '@site/src/lib/text/format';
import { nameIn } from '@site/src/lib/text/nameIn';
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
  return `${barTimeText(BARS[bar]?.time ?? 0, HOURS_PER_BAR)} UTC, ${formatNumber(price, 2)}`;
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
