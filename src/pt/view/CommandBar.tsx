import { Spot } from '@site/src/kit/marks';
import { type RefObject, useEffect } from 'react';
import styles from './commandBar.module.css';
import { Icon } from './kit/icons';
import type { CommandLine } from './useCommandLine';

type CommandBarProps = {
  readonly line: CommandLine;
  readonly field: FieldRef;
  readonly hint?: string;
  /** Without scripts, a box that also searches leads to the search page. */
  readonly searches?: boolean;
};

const ICONS = { Run: 'prompt', Answer: 'equals', Search: 'search' } as const;

/** Of several apps on a page the one that has the focus, or the one in front. */
const appInUse = () =>
  document.activeElement?.closest('[data-app]') ??
  (document.documentElement.hasAttribute('data-docked')
    ? document.querySelector('[data-layout="dock"] [data-app]')
    : null);

type FieldRef = RefObject<HTMLInputElement | null>;

/** Selects the word that a refused line is wrong at, so that typing replaces it. */
function useWrongWord(field: FieldRef, wrongAt: number | undefined) {
  useEffect(() => {
    const input = field.current;
    if (wrongAt !== undefined && input && document.activeElement === input) {
      const [word = ''] = /^\S*/.exec(input.value.slice(wrongAt)) ?? [];
      input.setSelectionRange(wrongAt, wrongAt + word.length);
    }
  }, [wrongAt, field]);
}

/** Ctrl or Cmd and J go to the field. */
function useShortcut(field: FieldRef) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAsked = event.key.toLowerCase() === 'j' && (event.ctrlKey || event.metaKey);
      const app = appInUse();
      if (isAsked && !event.defaultPrevented && (!app || app.contains(field.current))) {
        event.preventDefault();
        field.current?.focus();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}

/** The command bar: a field that completes, recalls and runs. */
export default function CommandBar({ line, field, hint = 'Type a command', searches }: CommandBarProps) {
  const { id, text, effect, isListShown, isRefused, active, setLine, enter, onKeyDown, onFocus, onBlur } =
    line;
  useWrongWord(field, line.wrongAt);
  useShortcut(field);
  return (
    <Spot
      as="form"
      name="Command bar"
      className={styles.command}
      action={searches ? '/search' : undefined}
      data-refused={isRefused || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <Icon name={ICONS[effect]} />
      <input
        name={searches ? 'q' : undefined}
        ref={field}
        type="text"
        role="combobox"
        aria-label="Command"
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={id && `${id}-list`}
        aria-activedescendant={isListShown && active >= 0 ? `${id}-list-${active}` : undefined}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-refused` : undefined}
        aria-keyshortcuts="Control+J Meta+J"
        placeholder={hint}
        value={text}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        // Before React is here: kept and run afterwards.
        data-keys="Enter"
        onChange={(event) => setLine(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={onBlur}
      />
      <kbd>Ctrl J</kbd>
      <button type="submit">{effect}</button>
    </Spot>
  );
}
