import { alertDefaults } from '@site/data/alerts/defaults';
import { alertTriggers } from '@site/data/alerts/triggers';
import type { TriggerKind } from '@site/data/formulas/trading/triggers';
import { parseCommand } from '@site/src/lib/commands/commandGrammar';
import type { AlertCondition } from '@site/src/lib/text/alertCondition';
import { plainDigits } from '@site/src/lib/text/format';
import { priceAt } from '../markets/walk';
import {
  armed,
  conditionText,
  draftOf,
  isExpired,
  isOutOfReach,
  levelOf,
  liveClock,
  newAlert,
} from './alerts';
import { type Handler, type Outcome, refuse, replaceAt, show } from './outcome';
import { priceText } from './texts';
import type { Alert, AlertDraft, Gesture, State } from './types';

/* Everything that makes, changes or ends an alert. None of it is an edit, so undo takes none of it back. */

export const triggerName = (id: string) => alertTriggers.find((trigger) => trigger.id === id)?.name ?? id;

const MOST_ALERTS = 20;

const ANSWERS = {
  pause: 'The alert is paused.',
  resume: 'The alert is watched again.',
  rearm: 'The alert is armed again.',
  delete: 'The alert is deleted, with its log.',
};

const GONE = refuse('That alert is gone.');
const EXPIRED = refuse('That alert has expired. Duplicate it to watch the same again.');
const NO_DIALOG = refuse('Open the alert dialog first, for example: alert price crosses 67330');

/** Creates an alert with a trigger. What is true already fires at once. */
function createAlert(state: State, draft: AlertDraft, trigger: TriggerKind): Outcome {
  if (state.alerts.length >= MOST_ALERTS) {
    return refuse(`The sample watches ${MOST_ALERTS} alerts. Delete one first.`);
  }
  const made = newAlert(state, draft, trigger);
  const alert = armed(made, made.since);
  const { symbol, condition } = draft;
  const watched = `${symbol}: ${conditionText(condition)} is watched, ${triggerName(trigger).toLowerCase()}.`;
  const isFar = alert.count === 0 && isOutOfReach(alert, made.since);
  const more =
    alert.count > 0
      ? ' It’s true already, so it fires now.'
      : isFar
        ? ` ${symbol} is far from there, at ${priceText(symbol, priceAt(symbol, made.since))}.`
        : '';
  return show(state, { open: null, alerts: [...state.alerts, alert] }, `${watched}${more}`);
}

/** Another condition or trigger for an alert, which is armed with it. One that has expired stays so. */
function editAlert(state: State, id: number, changed: Partial<Alert>): Outcome {
  const at = state.alerts.findIndex((other) => other.id === id);
  const alert = state.alerts[at];
  if (!alert) {
    return GONE;
  }
  if (isExpired(alert, liveClock(state))) {
    return EXPIRED;
  }
  const next = armed({ ...alert, ...changed }, liveClock(state));
  return show(
    state,
    { open: null, alerts: replaceAt(state.alerts, at, next) },
    `${next.symbol}: ${conditionText(next.condition)} is watched instead.`,
  );
}

/** `alert`: the dialog with a condition, or with a trigger the alert itself. */
export const makeAlert: Handler = (state, given) => {
  const condition = given.condition as AlertCondition;
  const draft = draftOf(state, condition);
  if (typeof draft === 'string') {
    return refuse(draft);
  }
  return given.trigger
    ? createAlert(state, draft, given.trigger as TriggerKind)
    : show(
        state,
        { open: { kind: 'alert', draft } },
        `The alert dialog has ${conditionText(condition)} on ${draft.symbol}, ${triggerName(alertDefaults.trigger).toLowerCase()}. Nothing is watched until you click Create.`,
      );
};

/** Creates or changes an alert as the dialog says. Whoever types a trigger beside the condition means it. */
export function confirmAlert(state: State, given: Extract<Gesture, { kind: 'create' }>): Outcome {
  if (state.open?.kind !== 'alert') {
    return NO_DIALOG;
  }
  const { draft } = state.open;
  const parsed = parseCommand(`alert ${given.condition ?? conditionText(draft.condition)}`, 'workbench');
  if ('error' in parsed) {
    return refuse(parsed.error);
  }
  const typed = parsed.arguments;
  const next = draftOf(state, typed.condition as AlertCondition, draft);
  if (typeof next === 'string') {
    return refuse(next);
  }
  const trigger = (typed.trigger as TriggerKind | undefined) ?? given.trigger;
  const { condition, settings } = next;
  return given.id === undefined
    ? createAlert(state, next, trigger)
    : editAlert(state, given.id, { condition, settings, trigger });
}

/** Moves a level of an alert to where it was dragged. */
export function dragLevel(state: State, { id, from, to }: Extract<Gesture, { kind: 'level' }>): Outcome {
  const condition = state.alerts.find((other) => other.id === id)?.condition;
  const operands = condition?.operands.map((word) => (levelOf(word) === from ? plainDigits(to) : word));
  return condition && operands ? editAlert(state, id, { condition: { ...condition, operands } }) : GONE;
}

/** Does what a button beside an alert says. */
export function changeAlert(state: State, { at, to }: Extract<Gesture, { kind: 'alert' }>): Outcome {
  const alert = state.alerts[at];
  if (!alert) {
    return GONE;
  }
  if (to === 'duplicate') {
    return createAlert(state, alert, alert.trigger);
  }
  if (to === 'delete') {
    return show(state, { alerts: state.alerts.filter((other) => other !== alert) }, ANSWERS.delete);
  }
  if (isExpired(alert, liveClock(state))) {
    return EXPIRED;
  }
  if (to === 'edit') {
    return show(state, { open: { kind: 'alert', draft: alert, id: alert.id } }, 'The alert dialog is open.');
  }
  const changed = to === 'rearm' ? armed(alert, liveClock(state)) : { ...alert, isPaused: to === 'pause' };
  return show(state, { alerts: replaceAt(state.alerts, at, changed) }, ANSWERS[to]);
}
