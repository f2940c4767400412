import { alertDefaults } from '@site/data/alerts/defaults';
import { alertTriggers } from '@site/data/alerts/triggers';
import { commandsIn } from '@site/src/lib/commands/commandGrammar';
import type { AlertCondition } from '@site/src/lib/text/alertCondition';
import { counted } from '@site/src/lib/text/format';
import { conditionText, draftOf } from './alerts';
import { type Handler, type Handlers, type Outcome, refuse, tell } from './outcome';
import { savingHandlers } from './saving';
import type { Edited, State } from './types';

export const triggerName = (id: string) => alertTriggers.find((trigger) => trigger.id === id)?.name ?? id;

function help(state: State, given: Parameters<Handler>[1]): Outcome {
  const commands = commandsIn(state.place);
  const name = given.command === undefined ? null : String(given.command).toLowerCase();
  const command = commands.find((known) => known.name === name);
  if (name !== null && !command) {
    return refuse(`No command here is called "${name}". Type help for the list.`);
  }
  return {
    state: { ...state, open: { kind: 'help', command: command?.id ?? null } },
    sentence: command
      ? `${command.does} It’s written: ${command.syntax}.`
      : `${counted(commands.length, 'command')} work here.`,
  };
}

/** The last step back, or forth again, in the place where it was made. */
function step(state: State, from: 'past' | 'future'): Outcome {
  const target = from === 'past' ? state.past.at(-1) : state.future[0];
  if (!target) {
    return refuse(from === 'past' ? 'There’s nothing to undo.' : 'There’s nothing to redo.');
  }
  const { workbench, dashboard, screener } = state;
  const current: Edited = { workbench, dashboard, screener };
  const place = (['workbench', 'dashboard', 'screener'] as const).find(
    (kind) => state[kind] !== target[kind],
  );
  return {
    state: {
      ...state,
      ...target,
      place: place ?? state.place,
      past: from === 'past' ? state.past.slice(0, -1) : [...state.past, current],
      future: from === 'past' ? [current, ...state.future] : state.future.slice(1),
    },
    sentence: from === 'past' ? 'Undone.' : 'Done again.',
  };
}

export const everywhereHandlers: Handlers = {
  help,
  ...savingHandlers,
  undo: (state) => step(state, 'past'),
  redo: (state) => step(state, 'future'),
  share: () =>
    tell(
      'The address of this state is copied. In PT a share link shows the last saved state, never a draft.',
      { kind: 'share' },
    ),
  alert: (state, given) => {
    const condition = given.condition as AlertCondition;
    const draft = draftOf(state, condition);
    return typeof draft === 'string'
      ? refuse(draft)
      : {
          state: { ...state, open: { kind: 'alert', draft } },
          sentence: `The alert dialog has ${conditionText(condition)} on ${draft.symbol}, ${triggerName(alertDefaults.trigger).toLowerCase()}. Nothing is watched until you click Create.`,
        };
  },
  theme: (_, given) => {
    const theme = given.theme === 'light' ? 'light' : 'dark';
    return tell(`The colours are ${theme}.`, { kind: 'theme', theme });
  },
};

/** Commands that need an account, other people or data that the sample doesn't have: what PT does then. */
export const elsewhere: Handlers = {
  intel: () => tell('In PT this opens Panda Intel, the cards that read a symbol for you.'),
  publish: () => tell('In PT this opens the publish dialog: title, description, tags, cover and audience.'),
  audience: (_, given) =>
    tell(`In PT this sets the audience of the published dashboard to ${given.audience}.`),
  'alert-on-match': () =>
    tell(
      'In PT this opens the alert dialog for markets that enter or leave this list, which PT checks once a minute.',
    ),
};
