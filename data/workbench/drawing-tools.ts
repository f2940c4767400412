import { withIds } from '../withIds';
import type { DrawingTool } from './types';

const tools = /* @__PURE__ */ withIds<Omit<DrawingTool, 'command' | 'hotkey'> & Partial<DrawingTool>>({
  trendline: {
    name: 'Trendline',
    purpose: 'Shows the slope between two lows or two highs.',
    place: 'Click the first point, then the second.',
    hotkey: 'trendline',
  },
  ray: {
    name: 'Ray',
    purpose: 'Carries a slope or a level on to the right, past the second point.',
    place: 'Click the start, then a point it runs through.',
  },
  channel: {
    name: 'Channel',
    purpose: 'Holds a move between two parallel lines.',
    place: 'Click two points of one edge, then one point of the other edge.',
  },
  fib: {
    name: 'Fibonacci retracement',
    purpose: 'Marks how much of a move has been given back.',
    place: 'Click where the move began, then where it ended.',
    hotkey: 'fibonacci',
  },
  rectangle: {
    name: 'Rectangle',
    purpose: 'Marks a zone: a price range over a span of time.',
    place: 'Click one corner, then the opposite one.',
  },
  hline: {
    name: 'Horizontal line',
    purpose: 'Marks one price over all time.',
    place: 'Click once at the price.',
    hotkey: 'horizontal-line',
  },
  vline: {
    name: 'Vertical line',
    purpose: 'Marks one moment through price and everything below it.',
    place: 'Click once at the bar.',
    hotkey: 'vertical-line',
  },
  measure: {
    name: 'Measure',
    purpose: 'Gives the distance between two points.',
    place: 'Click the start, then the end.',
  },
  text: {
    name: 'Text',
    purpose: 'Keeps your reason next to the bar.',
    place: 'Click once, then type.',
  },
});

/** The tools of the drawing rail, lines first. */
export const drawingTools = tools.map(
  (tool): DrawingTool => ({ command: `draw ${tool.id}`, hotkey: null, ...tool }),
);

/** Levels of the retracement tool, in % of the move given back. */
export const fibonacciLevels = [0, 23.6, 38.2, 50, 61.8, 78.6, 100] as const;
