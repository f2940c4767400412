import { commandsIn } from '@site/src/lib/commands/commandGrammar';
import { counted } from '@site/src/lib/text/format';
import { didYouMean } from '@site/src/lib/text/nearest';
import { makeAlert } from './alertChanges';
import { type Handler, type Handlers, type Outcome, refuse, show, takeStep, tell } from './outcome';
import { savingHandlers } from './saving';
import type { State } from './types';

function help(state: State, given: Parameters<Handler>[1]): Outcome {
  const commands = commandsIn(state.place);
  const name = given.command === undefined ? null : String(given.command).toLowerCase();
  const command = commands.find((other) => other.name === name);
  if (name !== null && !command) {
    const names = commands.map((other) => other.name);
    return refuse(
      `No command here is called "${name}".${didYouMean(name, names) || ' Type help for the list.'}`,
    );
  }
  return show(
    state,
    { open: { kind: 'help', command: command?.id ?? null } },
    command
      ? `${command.does} It’s written: ${command.syntax}.`
      : `${counted(commands.length, 'command')} work here.`,
  );
}

export const everywhereHandlers: Handlers = {
  help,
  ...savingHandlers,
  undo: (state) => takeStep(state, 'past'),
  redo: (state) => takeStep(state, 'future'),
  share: () =>
    tell(
      'The address of this state is copied. In PT a share link shows the last saved state, never a draft.',
      { kind: 'share' },
    ),
  alert: makeAlert,
  theme: (_, given) => {
    const theme = given.theme === 'light' ? 'light' : 'dark';
    return tell(`The colours are ${theme}.`, { kind: 'theme', theme });
  },
};

/** Commands that need an account, other people or data that the sample doesn't have: what PT does then. */
export const elsewhere: Handlers = {
  intel: () => tell('In PT this opens Panda Intel, the cards that read a symbol for you.'),
  snapshot: () => tell('In PT this saves a picture of the pane, with symbol, timeframe and time on it.'),
  publish: () => tell('In PT this opens the publish dialog: title, description, tags, cover and audience.'),
  audience: (_, given) =>
    tell(`In PT this sets the audience of the published dashboard to ${given.audience}.`),
  'alert-on-match': () =>
    tell(
      'In PT this opens the alert dialog for markets that enter or leave this list, which PT checks once a minute.',
    ),
};
