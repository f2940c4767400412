/** When an alert fires, given the values inside each bar. Times are seconds after midnight UTC. */

export const triggerKinds = ['once', 'once-per-bar', 'once-per-bar-close', 'every-time'] as const;
export type TriggerKind = (typeof triggerKinds)[number];

type Comparison = 'crosses' | 'above' | 'below';

type Tick = { readonly at: number; readonly value: number };

/** `closesAt` is the first second that no longer belongs to the bar; the last tick's value is the close. */
export type Bar = { readonly opensAt: number; readonly closesAt: number; readonly ticks: readonly Tick[] };

type WatchedAlert = {
  readonly level: number;
  readonly comparison: Comparison;
  readonly trigger: TriggerKind;
  /** The alert knows what the value was before, but fires at this time at the earliest. */
  readonly madeAt: number;
};

const EVERY_TIME_PAUSE_SECONDS = 60;

type Side = 'above' | 'below' | 'on';

function sideOf(value: number, level: number): Side {
  if (value > level) {
    return 'above';
  }
  return value < level ? 'below' : 'on';
}

/** Keeps the ticks at which the comparison holds. A value exactly on the level leaves the side as it was. */
function ticksThatMeet(ticks: readonly Tick[], level: number, comparison: Comparison): Tick[] {
  let lastSide: Side = 'on';
  return ticks.filter(({ value }) => {
    const side = sideOf(value, level);
    const crossed = side !== 'on' && lastSide !== 'on' && side !== lastSide;
    lastSide = side === 'on' ? lastSide : side;
    return comparison === 'crosses' ? crossed : side === comparison;
  });
}

/** The alert looks at the current value in the moment it is made: that is why "above" can fire at once. */
function withLookAtCreation(ticks: readonly Tick[], madeAt: number): Tick[] {
  const current = ticks.filter((tick) => tick.at <= madeAt).at(-1);
  if (!current || current.at === madeAt) {
    return [...ticks];
  }
  return [...ticks, { at: madeAt, value: current.value }].sort((a, b) => a.at - b.at);
}

export function closeOf(bar: Bar): Tick {
  const last = bar.ticks.at(-1);
  if (!last) {
    throw new Error(`The bar that opens at ${secondsToClock(bar.opensAt)} has no values.`);
  }
  return { at: bar.closesAt, value: last.value };
}

function firstOfEachBar(ticks: readonly Tick[], bars: readonly Bar[]): Tick[] {
  return bars.flatMap((bar) => {
    const first = ticks.find((tick) => tick.at >= bar.opensAt && tick.at < bar.closesAt);
    return first ? [first] : [];
  });
}

function atMostOnceAMinute(ticks: readonly Tick[]): Tick[] {
  let lastFired = Number.NEGATIVE_INFINITY;
  return ticks.filter((tick) => {
    const fires = tick.at - lastFired >= EVERY_TIME_PAUSE_SECONDS;
    lastFired = fires ? tick.at : lastFired;
    return fires;
  });
}

/** The moments at which the alert fires, with the value it saw. */
export function firings(bars: readonly Bar[], alert: WatchedAlert): Tick[] {
  const { level, comparison, trigger, madeAt } = alert;
  const seen =
    trigger === 'once-per-bar-close'
      ? bars.map(closeOf)
      : withLookAtCreation(
          bars.flatMap((bar) => bar.ticks),
          madeAt,
        );
  const met = ticksThatMeet(seen, level, comparison).filter((tick) => tick.at >= madeAt);
  switch (trigger) {
    case 'once':
      return met.slice(0, 1);
    case 'once-per-bar':
      return firstOfEachBar(met, bars);
    case 'once-per-bar-close':
      return met;
    case 'every-time':
      return atMostOnceAMinute(met);
  }
}

/** The bar that a firing belongs to: a firing at the close belongs to the bar that closed. */
export function barOfFiring(bars: readonly Bar[], firing: Tick, trigger: TriggerKind): Bar | undefined {
  return bars.find(({ opensAt, closesAt }) =>
    trigger === 'once-per-bar-close' ? firing.at === closesAt : firing.at >= opensAt && firing.at < closesAt,
  );
}

/** Whether a firing can still be read off the finished chart: its bar closed on the side that fired. */
export function heldAtClose(bar: Bar, firing: Tick, level: number): boolean {
  return sideOf(closeOf(bar).value, level) === sideOf(firing.value, level);
}

export function clockToSeconds(clock: string): number {
  const match = /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/.exec(clock);
  if (!match) {
    throw new Error(`"${clock}" is not a time of day. Write hours, minutes and seconds: 12:06:10.`);
  }
  return Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3]);
}

export function secondsToClock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
