import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Command, CommandParameter } from '@site/data/commands';
import { hotkeys } from '@site/data/hotkeys';
import CopyButton from '@site/src/components/CopyButton';
import Keys from '@site/src/components/HotkeyTable/Keys';
import { Fragment, type ReactNode } from 'react';
import { commandAnchor } from './commandAnchor';
import styles from './styles.module.css';

const ALIASES = {
  symbol: 'A bare symbol means the same.',
  timeframe: 'A bare timeframe means the same.',
} as const;

/** Choices that have their own place stand in the syntax already. */
function Parameter({ parameter }: { parameter: CommandParameter }) {
  const { name, keyed, type, choices, required, meaning } = parameter;
  const shownChoices = keyed ? choices?.join(', ') : undefined;
  return (
    <li>
      <code>{keyed ? `${name}=` : name}</code>{' '}
      <span className={styles.kind} data-words={shownChoices && ''}>
        ({shownChoices ?? type})
      </span>{' '}
      <span data-words="">{meaning}</span>{' '}
      {!required && <span className={styles.kind}>Optional; default: {parameter.default}.</span>}
    </li>
  );
}

/** A long list of choices breaks after a bar and nowhere else. */
function Syntax({ syntax }: { syntax: string }) {
  const parts = syntax.split('|');
  return (
    <code data-words="">
      {parts.map((part, index) => (
        <Fragment key={part}>
          {part}
          {index < parts.length - 1 && (
            <>
              |<wbr />
            </>
          )}
        </Fragment>
      ))}
    </code>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <span className={styles.label}>{label}</span> {children}
    </div>
  );
}

function Facts({
  command: { aliases = [], shortcuts = [], undoable, page, pageTitle },
}: {
  command: Command;
}) {
  const keys = hotkeys.filter(({ id }) => shortcuts.includes(id));
  return (
    <div className={styles.facts}>
      {aliases.length > 0 && (
        <Fact label="Short form:">{aliases.map((alias) => ALIASES[alias]).join(' ')}</Fact>
      )}
      {keys.length > 0 && (
        <Fact label="Keys:">
          <ul className={styles.keys}>
            {keys.map((hotkey) => (
              <li key={hotkey.id}>
                <Keys hotkey={hotkey} /> {keys.length > 1 && <code>{hotkey.command}</code>}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {undoable !== undefined && <Fact label="Undo:">{undoable ? 'yes' : 'no'}</Fact>}
      <Fact label="More:">
        <Link to={page}>{pageTitle}</Link>
      </Fact>
    </div>
  );
}

/** One command: how it is written, what it does, and everything that can stand in it. */
export default function CommandEntry({ command }: { readonly command: Command }) {
  const anchor = commandAnchor(command.id);
  useBrokenLinks().collectAnchor(anchor);
  return (
    <li className={styles.entry} data-entry="">
      <div className={styles.what}>
        <h3 id={anchor} className={styles.name}>
          <code data-words="">{command.name}</code>
          <Link
            className={styles.anchor}
            to={`#${anchor}`}
            aria-label={`Link to the command ${command.name}`}
          >
            #
          </Link>
        </h3>
        <p className={styles.syntax}>
          <Syntax syntax={command.syntax} />
        </p>
        <p className={styles.does} data-words="">
          {command.does}
        </p>
        {command.parameters.length > 0 && (
          <ul className={styles.parameters}>
            {command.parameters.map((parameter) => (
              <Parameter key={parameter.name} parameter={parameter} />
            ))}
          </ul>
        )}
      </div>
      <div className={styles.how}>
        <p className={styles.label} data-content="title">
          {command.examples.length > 1 ? 'Examples' : 'Example'}
        </p>
        <ul className={styles.examples}>
          {command.examples.map((example) => (
            <li key={example}>
              <code data-words="">{example}</code>
              <CopyButton text={example} label={`Copy ${example}`} />
            </li>
          ))}
        </ul>
        <Facts command={command} />
      </div>
    </li>
  );
}
