import Button from '@site/src/kit/controls/Button';
import controls from '@site/src/kit/controls/controls.module.css';
import Field from '@site/src/kit/controls/Field';
import { Spot } from '@site/src/kit/marks';
import { commandsIn } from '@site/src/lib/commands/commandGrammar';
import { inQuotes } from '@site/src/lib/commands/commandTokens';
import { LONGEST_NAME } from '@site/src/lib/commands/commandValues';
import { counted } from '@site/src/lib/text/format';
import clsx from 'clsx';
import { useState } from 'react';
import { conditionText } from '../model/alerts';
import { toolPoints } from '../model/drawings';
import type { Open, Place } from '../model/types';
import { seriesName, studyRecipes } from '../model/values';
import AlertDialog from './AlertDialog';
import appStyles from './app.module.css';
import styles from './opened.module.css';
import Panel, { Dialog } from './Panel';
import type { Workspace } from './screen';

const TITLES: Readonly<Record<Place, string>> = {
  workbench: 'Commands on a workbench',
  dashboard: 'Commands on a dashboard',
  screener: 'Commands on a screener',
};

/** A command runs by its first example: the list shows what each does by doing it. */
function Help({ app, command }: { readonly app: Workspace; readonly command: string | null }) {
  const { place } = app.state;
  const commands = commandsIn(place).filter(({ id }) => command === null || id === command);
  return (
    <Panel title={TITLES[place]} onClose={() => app.act({ kind: 'close' })}>
      <ul className={styles.list}>
        {commands.map(({ id, name, syntax, does, examples }) => (
          <li key={id}>
            {(command === null ? examples.slice(0, 1) : examples).map((example) => (
              <button key={example} type="button" onClick={() => app.run(example)}>
                {example}
              </button>
            ))}
            <span>{does}</span>
            {command === null ? null : <code>{syntax ?? name}</code>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Studies({ app }: { readonly app: Workspace }) {
  return (
    <Panel title="Studies" onClose={() => app.act({ kind: 'close' })}>
      <div className={styles.names}>
        {Object.keys(studyRecipes).map((name) => (
          <Button key={name} onClick={() => app.run(`study add ${inQuotes(name)}`)}>
            {seriesName({ kind: 'study', name })}
          </Button>
        ))}
      </div>
    </Panel>
  );
}

/** Says what the hand holds. The chart takes clicks and Escape, so this takes no focus. */
function Tool({ app, tool }: { readonly app: Workspace; readonly tool: string }) {
  const points = toolPoints[tool] ?? 1;
  const often = points === 1 ? 'once' : counted(points, 'time');
  return (
    <p className={clsx(appStyles.overlay, styles.tool)}>
      <span>{`${tool}: click the chart ${often}.`}</span>
      <span className={styles.keys}>Esc cancels.</span>
      {tool === 'text' && (
        <input
          className={controls.field}
          aria-label="Text to write"
          placeholder="Text"
          maxLength={80}
          value={app.screen.note}
          onChange={(event) => app.show({ note: event.target.value })}
        />
      )}
      <Button onClick={() => app.act({ kind: 'close' })}>Cancel</Button>
    </p>
  );
}

/** A name for what isn't saved yet, or another one. */
function SaveDialog({ app }: { readonly app: Workspace }) {
  const { place } = app.state;
  const [name, setName] = useState(app.state[place].name ?? '');
  const { ok, line, sentence } = app.answer;
  // Another save has this name.
  const isRefused = !ok && line?.startsWith('save as');
  const close = () => app.show({ menu: null });
  return (
    <Dialog
      title={`Save ${place}`}
      action="Save"
      onSubmit={() => app.run(`save as "${name.replaceAll('"', '')}"`) && close()}
      onClose={close}
    >
      <Field
        label="Name"
        dir="auto"
        value={name}
        maxLength={LONGEST_NAME}
        problem={isRefused && sentence}
        onChange={setName}
      />
      <p className={controls.muted}>This page keeps it on your device. In PT it’s on PT’s servers.</p>
    </Dialog>
  );
}

/** Before everything on the screen is as it was at first. */
const StartOverDialog = ({ app }: { readonly app: Workspace }) => (
  <Dialog
    title="Start over?"
    action="Start over"
    onSubmit={app.startOver}
    onClose={() => app.show({ menu: null })}
  >
    <p>
      What you built here, its alerts and its practice orders go. What you saved stays, and undo brings the
      rest back.
    </p>
  </Dialog>
);

const SHARING = [
  ['Share link', 'share', 'follows your saves'],
  ['Snapshot', 'snapshot', 'a picture'],
  ['Publish', 'publish', 'for an audience'],
] as const;

/** Three ways to share. */
function ShareMenu({ app }: { readonly app: Workspace }) {
  const close = () => app.show({ menu: null });
  return (
    <Panel title="Share" onClose={close}>
      <ul className={styles.list}>
        {SHARING.map(([name, line, note]) => (
          <li key={line}>
            <Spot
              as="button"
              type="button"
              name={name}
              onClick={() => {
                app.run(line);
                close();
              }}
            >
              {name}
            </Spot>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function contentOf(open: Open, app: Workspace) {
  switch (open.kind) {
    case 'help':
      return <Help key={open.command} app={app} command={open.command} />;
    case 'studies':
      return <Studies app={app} />;
    case 'alert':
      return <AlertDialog key={`${open.id} ${conditionText(open.draft.condition)}`} app={app} {...open} />;
    case 'draw':
      return <Tool app={app} tool={open.tool} />;
  }
}

/** What stands open over the place: a list of commands or studies, the alert dialog, or a drawing tool. */
export default function Opened({ app }: { readonly app: Workspace }) {
  const { open } = app.state;
  const { menu } = app.screen;
  switch (menu) {
    case 'save':
      return <SaveDialog app={app} />;
    case 'share':
      return <ShareMenu app={app} />;
    case 'start-over':
      return <StartOverDialog app={app} />;
    default:
      return open && contentOf(open, app);
  }
}
