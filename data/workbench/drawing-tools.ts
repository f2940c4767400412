import type { DrawingTool } from './drawing-tools.schema';

/** The tools of the drawing rail, lines first. */
export const drawingTools: readonly DrawingTool[] = [
  {
    id: 'trendline',
    name: 'Trendline',
    purpose: 'Shows the slope between two lows or two highs.',
    place: 'Click the first point, then the second.',
    command: 'draw trendline',
    hotkey: 'trendline',
  },
  {
    id: 'ray',
    name: 'Ray',
    purpose: 'Carries a slope or a level on to the right, past the second point.',
    place: 'Click the start, then a point it runs through.',
    command: 'draw ray',
    hotkey: null,
  },
  {
    id: 'channel',
    name: 'Channel',
    purpose: 'Holds a move between two parallel lines.',
    place: 'Click two points of one edge, then one point of the other edge.',
    command: 'draw channel',
    hotkey: null,
  },
  {
    id: 'fib',
    name: 'Fibonacci retracement',
    purpose: 'Marks how much of a move has been given back.',
    place: 'Click where the move began, then where it ended.',
    command: 'draw fib',
    hotkey: 'fibonacci',
  },
  {
    id: 'rectangle',
    name: 'Rectangle',
    purpose: 'Marks a zone: a price range over a span of time.',
    place: 'Click one corner, then the opposite one.',
    command: 'draw rectangle',
    hotkey: null,
  },
  {
    id: 'hline',
    name: 'Horizontal line',
    purpose: 'Marks one price over all time.',
    place: 'Click once at the price.',
    command: 'draw hline',
    hotkey: 'horizontal-line',
  },
  {
    id: 'vline',
    name: 'Vertical line',
    purpose: 'Marks one moment through price and all strips.',
    place: 'Click once at the bar.',
    command: 'draw vline',
    hotkey: 'vertical-line',
  },
  {
    id: 'measure',
    name: 'Measure',
    purpose: 'Gives the distance between two points.',
    place: 'Click the start, then the end.',
    command: 'draw measure',
    hotkey: null,
  },
  {
    id: 'text',
    name: 'Text',
    purpose: 'Keeps your reason next to the bar.',
    place: 'Click once, then type.',
    command: 'draw text',
    hotkey: null,
  },
];

/** Levels of the retracement tool, in % of the move given back. */
export const fibonacciLevels = [0, 23.6, 38.2, 50, 61.8, 78.6, 100] as const;
