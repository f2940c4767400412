import type { AlertState, AlertTransition } from '@site/data/alerts/alerts.schema';
import { alertStates, alertTransitions } from '@site/data/alerts/states';
import { alertTriggers } from '@site/data/alerts/triggers';
import type { TriggerKind } from '@site/data/formulas/trading/triggers';
import { counted } from '@site/src/lib/text/format';
import type { Finding } from '../kit/shell/finding';
import type { Codec } from '../kit/state/codec';

export type StateId = AlertState['id'];
type ActionId = 'pause' | 'resume' | 'fire' | 'rearm' | 'expire' | 'expire-paused';

/** What can happen to an alert. Each is one transition of data/alerts/states.ts; a test holds the two together. */
export type Action = Pick<AlertTransition, 'from' | 'to'> & {
  readonly id: ActionId;
  readonly label: string;
  /** The word on the arrow. */
  readonly short: string;
};

export const actions: readonly Action[] = [
  { id: 'pause', label: 'Pause', short: 'pause', from: 'active', to: 'paused' },
  { id: 'resume', label: 'Resume', short: 'resume', from: 'paused', to: 'active' },
  { id: 'fire', label: 'Condition is met', short: 'fires', from: 'active', to: 'triggered' },
  { id: 'rearm', label: 'Re-arm', short: 're-arm', from: 'triggered', to: 'active' },
  { id: 'expire', label: 'Expiry passes', short: 'expires', from: 'active', to: 'expired' },
  { id: 'expire-paused', label: 'Expiry passes', short: 'expires', from: 'paused', to: 'expired' },
];

/** The actions to offer in a state, each name once: what starts here, or else the first of that name. */
export function actionsIn(state: StateId): readonly Action[] {
  return [...new Set(actions.map(({ label }) => label))].flatMap((name) => {
    const alike = actions.filter(({ label }) => label === name);
    return alike.find(({ from }) => from === state) ?? alike[0] ?? [];
  });
}

const LETTERS: Readonly<Record<string, ActionId>> = {
  p: 'pause',
  r: 'resume',
  f: 'fire',
  a: 'rearm',
  e: 'expire',
  q: 'expire-paused',
};
const MOST_STEPS = 16;

type LifeOfAlert = { readonly trigger: TriggerKind; readonly steps: readonly ActionId[] };

/** One line of the log. */
export type LogEntry = {
  readonly happened: string;
  readonly by: AlertTransition['by'];
  readonly from: StateId;
  readonly to: StateId;
  readonly sendsMessage: boolean;
};

export function transitionOf({ from, to }: Pick<Action, 'from' | 'to'>): AlertTransition | undefined {
  return alertTransitions.find((transition) => transition.from === from && transition.to === to);
}

function actionOf(id: ActionId): Action | undefined {
  return actions.find((action) => action.id === id);
}

export function nameOf(state: StateId): string {
  return alertStates.find(({ id }) => id === state)?.name ?? state;
}

export function repeats(trigger: TriggerKind): boolean {
  return alertTriggers.find(({ id }) => id === trigger)?.repeats ?? false;
}

function isWatched(state: StateId): boolean {
  return alertStates.find(({ id }) => id === state)?.watched ?? false;
}

/** Why an action is not possible in a state; null where it is. */
export function obstacle(action: Action, state: StateId): string | null {
  if (action.from === state) {
    return null;
  }
  if (!alertTransitions.some(({ from }) => from === state)) {
    return `Nothing leads out of ${nameOf(state)}.`;
  }
  if (action.id === 'fire' && !isWatched(state)) {
    return `While ${nameOf(state)}, nothing is watched.`;
  }
  return `Only from ${nameOf(action.from)}, and this alert is ${nameOf(state)}.`;
}

/** What an action does to an alert: a transition of the data or, for a repeating trigger that fires, a message only. */
function entryFor(action: Action, state: StateId, trigger: TriggerKind): LogEntry | undefined {
  if (obstacle(action, state) !== null) {
    return undefined;
  }
  if (action.id === 'fire' && repeats(trigger)) {
    return {
      happened: 'The condition is met. The trigger repeats, so the alert stays active.',
      by: 'PT',
      from: state,
      to: state,
      sendsMessage: true,
    };
  }
  const transition = transitionOf(action);
  return (
    transition && {
      happened: transition.cause,
      by: transition.by,
      from: state,
      to: transition.to,
      sendsMessage: action.id === 'fire',
    }
  );
}

/** The log from the first step on; undefined when a step is not possible in the state it meets. */
export function logOf({ trigger, steps }: LifeOfAlert): readonly LogEntry[] | undefined {
  const log: LogEntry[] = [];
  for (const step of steps) {
    const action = actionOf(step);
    const entry = action && entryFor(action, log.at(-1)?.to ?? 'active', trigger);
    if (!entry) {
      return undefined;
    }
    log.push(entry);
  }
  return log;
}

export const messagesIn = (log: readonly LogEntry[]) => log.filter(({ sendsMessage }) => sendsMessage).length;

/** Where the alert stands after what has happened to it. */
export function describeLife(log: readonly LogEntry[]): Finding {
  const now = log.at(-1)?.to ?? 'active';
  const messages = messagesIn(log);
  const sent = messages === 0 ? 'no message' : counted(messages, 'message');
  return {
    verdict: `The alert is ${nameOf(now)}: PT ${isWatched(now) ? 'is' : 'isn’t'} watching and has sent ${sent}.`,
    detail: `${alertStates.find(({ id }) => id === now)?.meaning} ${counted(log.length, 'step')} so far.`,
  };
}

/** A long life forgets nothing but stops growing, so that the address stays short. */
export function hasRoom(life: LifeOfAlert): boolean {
  return life.steps.length < MOST_STEPS;
}

/** `once.pr`: the trigger, then a letter for each step. A life that cannot have happened is refused. */
export const lifeCodec: Codec<LifeOfAlert> = {
  fallback: { trigger: 'once', steps: [] },
  read(text) {
    const [trigger, letters = ''] = text.split('.');
    const known = alertTriggers.find(({ id }) => id === trigger);
    const steps = [...letters].flatMap((letter) => LETTERS[letter] ?? []);
    if (!known || steps.length !== letters.length || steps.length > MOST_STEPS) {
      return undefined;
    }
    const life = { trigger: known.id, steps };
    return logOf(life) && life;
  },
  write({ trigger, steps }) {
    const letterOf = (step: ActionId) => Object.keys(LETTERS).find((letter) => LETTERS[letter] === step);
    return `${trigger}.${steps.map(letterOf).join('')}`;
  },
};
