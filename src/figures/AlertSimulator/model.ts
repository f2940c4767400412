import { messagePlaceholders } from '@site/data/alerts/deliveries';
import { scenarioBars, scenarioRuns, triggerScenario } from '@site/data/alerts/trigger-scenario';
import {
  barOfFiring,
  clockToSeconds,
  firings,
  heldAtClose,
  secondsToClock,
  type TriggerKind,
  triggerKinds,
} from '@site/data/formulas/trading/triggers';
import { formatNumber } from '@site/src/lib/text/format';

export const comparisons = ['crosses', 'above', 'below'] as const;
type Comparison = (typeof comparisons)[number];

/** Made before the first bar, or during the last one, when the value is beyond the level already. */
const MADE = { early: scenarioRuns.crosses.madeAt, late: scenarioRuns['crosses-late'].madeAt } as const;
export const moments = ['early', 'late'] as const;

export const clockOf = (moment: keyof typeof MADE): string => MADE[moment];

/** A made-up symbol: the bars are composed, not taken from a market. */
export const SYMBOL = 'AAAUSDT';
export const DECIMALS = 1;

export type AlertDraft = {
  readonly comparison: Comparison;
  readonly level: number;
  readonly made: keyof typeof MADE;
};

export type Firing = {
  readonly at: number;
  readonly clock: string;
  readonly value: number;
  /** False when the value was gone at the close of its bar. */
  readonly held: boolean;
};

function firingsOf({ comparison, level, made }: AlertDraft, trigger: TriggerKind): readonly Firing[] {
  const madeAt = clockToSeconds(MADE[made]);
  return firings(scenarioBars, { comparison, level, trigger, madeAt }).map((firing) => {
    const bar = barOfFiring(scenarioBars, firing, trigger);
    return {
      ...firing,
      clock: secondsToClock(firing.at),
      held: bar ? heldAtClose(bar, firing, level) : true,
    };
  });
}

/** When each of the four triggers fires on the same bars. */
export function simulate(draft: AlertDraft): Readonly<Record<TriggerKind, readonly Firing[]>> {
  return Object.fromEntries(triggerKinds.map((trigger) => [trigger, firingsOf(draft, trigger)])) as Record<
    TriggerKind,
    readonly Firing[]
  >;
}

/** What the page says about a trigger on these bars; null where the reader has moved away from its examples. */
export function lessonFor({ comparison, level, made }: AlertDraft, trigger: TriggerKind): string | null {
  const run = Object.values(scenarioRuns).find(
    (known) => known.comparison === comparison && known.madeAt === MADE[made],
  );
  return run && level === triggerScenario.level ? run.lessons[trigger] : null;
}

/** The message as it leaves PT. What is no placeholder stays as it was typed. */
export function fillMessage(template: string, { value, clock }: Pick<Firing, 'value' | 'clock'>): string {
  const fillings: Readonly<Record<string, string>> = {
    '{symbol}': SYMBOL,
    '{price}': formatNumber(value, DECIMALS),
    '{value}': formatNumber(value, DECIMALS),
    '{time}': `${clock} UTC`,
  };
  return template.replace(/\{[^{}]*\}/g, (name) => fillings[name] ?? name);
}

/** Braces that no placeholder answers to: a spelling mistake that would reach the reader's phone as it is. */
export function unknownPlaceholders(template: string): readonly string[] {
  const known = messagePlaceholders.map(({ name }) => name);
  return [...new Set(template.match(/\{[^{}]*\}/g) ?? [])].filter((name) => !known.includes(name));
}

/** The values inside each bar as text, the last one being its close. */
export function barsInWords(): readonly (readonly string[])[] {
  return scenarioBars.map(({ opensAt, closesAt, ticks }) => [
    `${secondsToClock(opensAt)} to ${secondsToClock(closesAt)}`,
    ticks.map(({ at, value }) => `${secondsToClock(at)}: ${formatNumber(value, DECIMALS)}`).join(', '),
  ]);
}
