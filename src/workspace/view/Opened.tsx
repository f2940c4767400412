import { alertDefaults } from '@site/data/alerts/defaults';
import { alertTriggers } from '@site/data/alerts/triggers';
import Choice from '@site/src/figures/kit/controls/Choice';
import controls from '@site/src/figures/kit/controls/controls.module.css';
import { commandsIn } from '@site/src/lib/commands/commandGrammar';
import { counted } from '@site/src/lib/text/format';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toolPoints } from '../model/act';
import { conditionText } from '../model/alerts';
import type { Alert, AlertDraft, Open, Place } from '../model/types';
import { nameOf, studyRecipes } from '../model/values';
import type { Desk } from './desk';
import styles from './opened.module.css';

type PanelProps = { readonly title: string; readonly desk: Desk; readonly children: ReactNode };

/** A panel over the stage. It takes the focus if the reader opened it, and gives it back. */
function Panel({ title, desk, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const close = () => desk.act({ kind: 'close' });
  useEffect(() => {
    const before = document.activeElement;
    // What an address opened while the page came leaves the reader where they are.
    if (navigator.userActivation?.isActive ?? true) {
      panel.current?.focus();
    }
    const own = panel.current;
    return () => {
      const { activeElement } = document;
      if (
        before instanceof HTMLElement &&
        (own?.contains(activeElement) || activeElement === document.body)
      ) {
        before.focus({ preventScroll: true });
      }
    };
  }, []);
  return (
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className={styles.head}>
        <strong>{title}</strong>
        <button type="button" className={controls.button} aria-label="Close" onClick={close}>
          ✕
        </button>
      </div>
      {children}
    </div>
  );
}

const TITLES: Readonly<Record<Place, string>> = {
  workbench: 'Commands on a workbench',
  dashboard: 'Commands on a dashboard',
  screener: 'Commands on a screener',
};

/** A command runs by its first example: the list shows what each does by doing it. */
function Help({ desk, command }: { readonly desk: Desk; readonly command: string | null }) {
  const { place } = desk.state;
  const commands = commandsIn(place).filter(({ id }) => command === null || id === command);
  return (
    <Panel title={TITLES[place]} desk={desk}>
      <ul className={styles.list}>
        {commands.map(({ id, name, syntax, does, examples }) => (
          <li key={id}>
            {(command === null ? examples.slice(0, 1) : examples).map((example) => (
              <button key={example} type="button" onClick={() => desk.run(example)}>
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

function Studies({ desk }: { readonly desk: Desk }) {
  return (
    <Panel title="Studies" desk={desk}>
      <ul className={styles.names}>
        {Object.keys(studyRecipes).map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => desk.run(`study add ${name.includes(' ') ? `"${name}"` : name}`)}
            >
              {nameOf({ kind: 'study', name })}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const triggerIds = alertTriggers.map(({ id }) => id as Alert['trigger']);

function AlertDialog({ desk, draft }: { readonly desk: Desk; readonly draft: AlertDraft }) {
  const [condition, setCondition] = useState(() => conditionText(draft.condition));
  const [trigger, setTrigger] = useState(alertDefaults.trigger as Alert['trigger']);
  const chosen = alertTriggers.find(({ id }) => id === trigger);
  const isRefused = !desk.answer.ok;
  const create = () => {
    if (condition.trim() === conditionText(draft.condition) || desk.run(`alert ${condition}`)) {
      desk.act({ kind: 'create', trigger });
    }
  };
  return (
    <Panel title="New alert" desk={desk}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
      >
        <label className={controls.label} htmlFor="workspace-condition">
          {`Condition, on ${draft.symbol} ${draft.timeframe}`}
        </label>
        <input
          id="workspace-condition"
          className={`${controls.field} ${styles.condition}`}
          value={condition}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? 'workspace-condition-refused' : undefined}
          onChange={(event) => setCondition(event.target.value)}
        />
        {isRefused && (
          <p id="workspace-condition-refused" className={styles.refused}>
            {desk.answer.sentence}
          </p>
        )}
        <Choice
          id="workspace-trigger"
          label="Trigger"
          value={trigger}
          choices={triggerIds}
          nameOf={(id) => alertTriggers.find((known) => known.id === id)?.name ?? id}
          onChange={setTrigger}
        />
        <p>{chosen?.does}</p>
        <div className={controls.buttons}>
          <button type="submit" className={`${controls.button} ${controls.primary}`}>
            Create
          </button>
          <button type="button" className={controls.button} onClick={() => desk.act({ kind: 'close' })}>
            Cancel
          </button>
        </div>
      </form>
    </Panel>
  );
}

/** Says what the hand holds. The chart takes clicks and Escape, so this takes no focus. */
function Tool({ desk, tool }: { readonly desk: Desk; readonly tool: string }) {
  const { act } = desk;
  const points = toolPoints[tool] ?? 1;
  const often = points === 1 ? 'once' : counted(points, 'time');
  return (
    <p className={styles.tool}>
      <span>{`${tool}: click the chart ${often}. Esc cancels.`}</span>
      <button type="button" className={controls.button} onClick={() => act({ kind: 'close' })}>
        Cancel
      </button>
    </p>
  );
}

function contentOf(open: Open, desk: Desk) {
  switch (open.kind) {
    case 'help':
      return <Help key={open.command} desk={desk} command={open.command} />;
    case 'studies':
      return <Studies desk={desk} />;
    case 'alert':
      return <AlertDialog key={conditionText(open.draft.condition)} desk={desk} draft={open.draft} />;
    case 'draw':
      return <Tool desk={desk} tool={open.tool} />;
  }
}

/** What stands open over the place: a list of commands or studies, the alert dialog, or a drawing tool. */
export default function Opened({ desk }: { readonly desk: Desk }) {
  const { open } = desk.state;
  return open && contentOf(open, desk);
}
