import { alertDefaults } from '@site/data/alerts/defaults';
import { alertDeliveries } from '@site/data/alerts/deliveries';
import { alertTriggers } from '@site/data/alerts/triggers';
import controls from '@site/src/kit/controls/controls.module.css';
import { Spot } from '@site/src/kit/marks';
import { useMountedId } from '@site/src/kit/useMountedId';
import { commandsIn } from '@site/src/lib/commands/commandGrammar';
import { LONGEST_NAME } from '@site/src/lib/commands/commandValues';
import { counted } from '@site/src/lib/text/format';
import clsx from 'clsx';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { toolPoints } from '../model/act';
import { conditionText } from '../model/alerts';
import type { Alert, AlertDraft, Open, Place } from '../model/types';
import { nameOf, studyRecipes } from '../model/values';
import forms from './kit/controls.module.css';
import { Icon } from './kit/icons';
import styles from './opened.module.css';
import type { Workspace } from './screen';

type PanelProps = {
  readonly title: string;
  readonly desk: Workspace;
  readonly onClose?: () => void;
  readonly children: ReactNode;
};

/** Escape closes a panel from anywhere in its app but from a field beside it, which has an Escape of its own. */
function useEscape(panel: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const own = panel.current;
      const target = event.target as Element;
      const isBeside = !own?.contains(target) && target.matches('input, select, textarea');
      const app = own?.closest('[data-app]') ?? own;
      if (event.key === 'Escape' && app?.contains(target) && !isBeside) {
        // The dock that the app may stand in stays open.
        event.preventDefault();
        close();
      }
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [panel, close]);
}

/** A panel over the stage. It takes the focus if the reader opened it, and gives it back. */
function Panel({ title, desk, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const close = onClose ?? (() => desk.act({ kind: 'close' }));
  useEscape(panel, close);
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
      className={clsx(forms.dialog, styles.panel)}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
    >
      <div className={forms.title}>
        {title}
        <button type="button" className={forms.end} aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </div>
  );
}

/** What a dialog is for comes last, at the right. */
const Actions = ({ name, onCancel }: { readonly name: string; readonly onCancel: () => void }) => (
  <div className={forms.actions}>
    <button type="button" className={controls.button} onClick={onCancel}>
      Cancel
    </button>
    <button type="submit" className={clsx(controls.button, controls.primary)}>
      {name}
    </button>
  </div>
);

const TITLES: Readonly<Record<Place, string>> = {
  workbench: 'Commands on a workbench',
  dashboard: 'Commands on a dashboard',
  screener: 'Commands on a screener',
};

/** A command runs by its first example: the list shows what each does by doing it. */
function Help({ desk, command }: { readonly desk: Workspace; readonly command: string | null }) {
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

function Studies({ desk }: { readonly desk: Workspace }) {
  return (
    <Panel title="Studies" desk={desk}>
      <div className={styles.names}>
        {Object.keys(studyRecipes).map((name) => (
          <button
            key={name}
            type="button"
            className={controls.button}
            onClick={() => desk.run(`study add ${name.includes(' ') ? `"${name}"` : name}`)}
          >
            {nameOf({ kind: 'study', name })}
          </button>
        ))}
      </div>
    </Panel>
  );
}

type Trigger = Alert['trigger'];

type AlertFieldsProps = {
  readonly condition: string;
  readonly onCondition?: (condition: string) => void;
  /** Where the alert watches. */
  readonly where: string;
  readonly trigger: Trigger;
  readonly onTrigger?: (trigger: Trigger) => void;
  readonly problem?: string | undefined;
};

/** What the alert dialog asks for, here and in its picture. The sample watches the condition and rings; PT delivers. */
export function AlertFields({
  condition,
  onCondition,
  where,
  trigger,
  onTrigger,
  problem,
}: AlertFieldsProps) {
  const id = useMountedId();
  return (
    <>
      <Spot as="label" name="Condition" label={controls.label}>
        <span className={forms.muted}>{` ${where}`}</span>
        <input
          className={clsx(controls.field, styles.condition)}
          value={condition}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && id}
          onChange={(event) => onCondition?.(event.target.value)}
        />
      </Spot>
      {problem && (
        <p id={id} className={styles.refused}>
          {problem}
        </p>
      )}
      <Spot as="label" name="Trigger" label={controls.label}>
        <select
          className={controls.field}
          value={trigger}
          onChange={(event) => onTrigger?.(event.target.value as Trigger)}
        >
          {alertTriggers.map(({ id: each, name }) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      </Spot>
      <p className={forms.muted}>{alertTriggers.find((each) => each.id === trigger)?.does}</p>
      <div className={forms.row}>
        <Spot as="label" name="Expiry" label={controls.label}>
          <select className={controls.field}>
            <option>{`${alertDefaults.expiryDays} days`}</option>
          </select>
        </Spot>
        <Spot as="label" name="Message" label={controls.label}>
          <input className={controls.field} defaultValue="{symbol} at {price}" />
        </Spot>
      </div>
      <Spot as="div" name="Delivery" label={controls.label}>
        <span className={forms.checks}>
          {alertDeliveries.map(({ id: each, name }) => (
            <label key={each} className={forms.check}>
              <input
                className={controls.check}
                type="checkbox"
                defaultChecked={alertDefaults.deliveries.includes(each)}
              />
              {name}
            </label>
          ))}
        </span>
      </Spot>
    </>
  );
}

type AlertDialogProps = { readonly desk: Workspace; readonly draft: AlertDraft; readonly id?: number };

/** A new alert, or one that is there, by its number. */
function AlertDialog({ desk, draft, id }: AlertDialogProps) {
  const edited = desk.state.alerts.find((known) => known.id === id);
  const [condition, setCondition] = useState(() => conditionText(draft.condition));
  const [trigger, setTrigger] = useState(edited?.trigger ?? (alertDefaults.trigger as Trigger));
  return (
    <Panel title={edited ? 'Edit alert' : 'New alert'} desk={desk}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          desk.act({ kind: 'create', trigger, condition, id });
        }}
      >
        <div className={forms.content}>
          <AlertFields
            condition={condition}
            onCondition={setCondition}
            where={`On ${draft.symbol}, ${draft.timeframe}`}
            trigger={trigger}
            onTrigger={setTrigger}
            problem={desk.answer.ok ? undefined : desk.answer.sentence}
          />
          <p className={forms.muted}>Here it rings the bell. PT sends what you tick under Delivery.</p>
        </div>
        <Actions name={edited ? 'Change' : 'Create'} onCancel={() => desk.act({ kind: 'close' })} />
      </form>
    </Panel>
  );
}

/** Says what the hand holds. The chart takes clicks and Escape, so this takes no focus. */
function Tool({ desk, tool }: { readonly desk: Workspace; readonly tool: string }) {
  const { act } = desk;
  const points = toolPoints[tool] ?? 1;
  const often = points === 1 ? 'once' : counted(points, 'time');
  return (
    <p className={styles.tool}>
      <span>{`${tool}: click the chart ${often}. Esc cancels.`}</span>
      {tool === 'text' && (
        <input
          className={controls.field}
          aria-label="Text to write"
          placeholder="Text"
          maxLength={80}
          value={desk.screen.note}
          onChange={(event) => desk.show({ note: event.target.value })}
        />
      )}
      <button type="button" className={controls.button} onClick={() => act({ kind: 'close' })}>
        Cancel
      </button>
    </p>
  );
}

/** A name for what isn't saved yet, or another one. */
function SaveDialog({ desk }: { readonly desk: Workspace }) {
  const { place } = desk.state;
  const [name, setName] = useState(desk.state[place].name ?? '');
  const id = useMountedId();
  const { ok, line, sentence } = desk.answer;
  // Another save has this name.
  const isRefused = !ok && line?.startsWith('save as');
  const close = () => desk.show({ menu: null });
  return (
    <Panel title={`Save ${place}`} desk={desk} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (desk.run(`save as "${name.replaceAll('"', '')}"`)) {
            close();
          }
        }}
      >
        <div className={forms.content}>
          <Spot as="label" name="Name" label={controls.label}>
            <input
              className={controls.field}
              value={name}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              aria-invalid={isRefused || undefined}
              aria-describedby={isRefused ? id : undefined}
              onChange={(event) => setName(event.target.value)}
            />
          </Spot>
          {isRefused && (
            <p id={id} className={styles.refused}>
              {sentence}
            </p>
          )}
          <p className={forms.muted}>This page keeps it on your device. In PT it’s on PT’s servers.</p>
        </div>
        <Actions name="Save" onCancel={close} />
      </form>
    </Panel>
  );
}

/** Before everything on the screen is as it was at first. */
function StartOverDialog({ desk }: { readonly desk: Workspace }) {
  const close = () => desk.show({ menu: null });
  return (
    <Panel title="Start over?" desk={desk} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          desk.startOver();
        }}
      >
        <div className={forms.content}>
          <p>
            What you built here, its alerts and its practice orders go. What you saved stays, and undo brings
            the rest back.
          </p>
        </div>
        <Actions name="Start over" onCancel={close} />
      </form>
    </Panel>
  );
}

const SHARING = [
  ['Share link', 'share', 'follows your saves'],
  ['Snapshot', 'snapshot', 'a picture'],
  ['Publish', 'publish', 'for an audience'],
] as const;

/** Three ways to share. */
function ShareMenu({ desk }: { readonly desk: Workspace }) {
  const close = () => desk.show({ menu: null });
  return (
    <Panel title="Share" desk={desk} onClose={close}>
      <ul className={styles.list}>
        {SHARING.map(([name, line, note]) => (
          <li key={line}>
            <Spot
              as="button"
              type="button"
              name={name}
              onClick={() => {
                desk.run(line);
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

function contentOf(open: Open, desk: Workspace) {
  switch (open.kind) {
    case 'help':
      return <Help key={open.command} desk={desk} command={open.command} />;
    case 'studies':
      return <Studies desk={desk} />;
    case 'alert':
      return <AlertDialog key={`${open.id} ${conditionText(open.draft.condition)}`} desk={desk} {...open} />;
    case 'draw':
      return <Tool desk={desk} tool={open.tool} />;
  }
}

/** What stands open over the place: a list of commands or studies, the alert dialog, or a drawing tool. */
export default function Opened({ desk }: { readonly desk: Workspace }) {
  const { open } = desk.state;
  const { menu } = desk.screen;
  switch (menu) {
    case 'save':
      return <SaveDialog desk={desk} />;
    case 'share':
      return <ShareMenu desk={desk} />;
    case 'start-over':
      return <StartOverDialog desk={desk} />;
    default:
      return open && contentOf(open, desk);
  }
}
