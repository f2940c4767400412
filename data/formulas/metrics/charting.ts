/** Price at which `percent` of the move from `start` to `end` has been given back. */
export function retracementLevel(start: number, end: number, percent: number): number {
  return end - ((end - start) * percent) / 100;
}

/** The close that a Heikin-Ashi bar draws: the mean of the four prices of the real bar. */
export function heikinAshiClose(open: number, high: number, low: number, close: number): number {
  return (open + high + low + close) / 4;
}
