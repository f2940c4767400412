import { scenarioBars, scenarioRuns, triggerScenario } from '@site/data/alerts/trigger-scenario';
import { alertTriggers } from '@site/data/alerts/triggers';
import {
  barOfFiring,
  clockToSeconds,
  firings,
  heldAtClose,
  secondsToClock,
  type TriggerKind,
  triggerKinds,
} from '@site/data/formulas/trading/triggers';
import { counted, formatNumber } from '@site/src/lib/text/format';
import { nameIn } from '@site/src/lib/text/nameIn';
import type { Finding } from '../kit/shell/finding';

export const comparisons = ['crosses', 'above', 'below'] as const;
type Comparison = (typeof comparisons)[number];

/** Made before the first bar, or during the last one, when the value is beyond the level already. */
const MADE = { early: scenarioRuns.crosses.madeAt, late: scenarioRuns['crosses-late'].madeAt } as const;
export const moments = ['early', 'late'] as const;

export const clockOf = (moment: keyof typeof MADE): string => MADE[moment];

/** A made-up symbol: the bars are composed, not taken from a market. */
const SYMBOL = 'AAAUSDT';
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

export type Fired = Readonly<Record<TriggerKind, readonly Firing[]>>;

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
export const simulate = (draft: AlertDraft) =>
  Object.fromEntries(triggerKinds.map((trigger) => [trigger, firingsOf(draft, trigger)])) as Fired;

/** What the page says about a trigger on these bars; null where the reader has moved away from its examples. */
export function lessonFor({ comparison, level, made }: AlertDraft, trigger: TriggerKind): string | null {
  const run = Object.values(scenarioRuns).find(
    (known) => known.comparison === comparison && known.madeAt === MADE[made],
  );
  return run && level === triggerScenario.level ? run.lessons[trigger] : null;
}

/** A message as it leaves PT. */
export const messageOf = ({ value, clock }: Firing) =>
  `${SYMBOL} at ${formatNumber(value, DECIMALS)}, ${clock} UTC`;

/** The values inside each bar as text, the last one being its close. */
export function barsInWords(): readonly (readonly string[])[] {
  return scenarioBars.map(({ opensAt, closesAt, ticks }) => [
    `${secondsToClock(opensAt)} to ${secondsToClock(closesAt)}`,
    ticks.map(({ at, value }) => `${secondsToClock(at)}: ${formatNumber(value, DECIMALS)}`).join(', '),
  ]);
}

export const levelText = ({ level }: AlertDraft) => formatNumber(level, DECIMALS);

const goneAmong = (of: readonly Firing[]) => of.filter(({ held }) => !held).length;

/** `2 messages, 1 gone at the close`. */
export function messagesText(of: readonly Firing[]): string {
  const gone = goneAmong(of);
  return `${counted(of.length, 'message')}${gone > 0 ? `, ${gone} gone at the close` : ''}`;
}

/** What the chosen trigger sends, and how much of it held. */
export function describeFirings(draft: AlertDraft, fired: Fired, trigger: TriggerKind): Finding {
  const chosen = fired[trigger];
  const gone = goneAmong(chosen);
  const name = nameIn(alertTriggers, trigger);
  const late =
    gone > 0 ? `, and ${gone === 1 ? '1 was a false alarm' : `${gone} were false alarms`} by the close` : '';
  return {
    verdict:
      chosen.length === 0
        ? `${name} never fires on these bars.`
        : `${name} sends ${counted(chosen.length, 'message')}${late}.`,
    detail: `The alert waits until the value ${VERBS[draft.comparison]} ${levelText(draft)}.`,
  };
}

const VERBS = { crosses: 'crosses', above: 'is above', below: 'is below' };
