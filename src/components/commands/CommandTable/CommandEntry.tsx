import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Command, CommandParameter } from '@site/data/commands';
import { commandAnchor } from '@site/data/commands/commandAnchor';
import { hotkeys } from '@site/data/workbench/hotkeys';
import Keys from '@site/src/components/commands/HotkeyTable/Keys';
import CopyButton from '@site/src/components/layout/CopyButton';
import RunButton from '@site/src/components/layout/RunButton';
import { runsHere } from '@site/src/pt/model/run';
import { Fragment, type ReactNode } from 'react';
import styles from './styles.module.css';

const ALIASES = {
  symbol: 'A bare symbol means the same.',
  timeframe: 'A bare timeframe means the same.',
} as const;

/** Choices that have their own place stand in the syntax already. */
function Parameter({ parameter }: { parameter: CommandParameter }) {
  const { name, keyed, type, choices, meaning } = parameter;
  const shownChoices = keyed ? choices?.join(', ') : undefined;
  return (
    <li>
      <code>{keyed ? `${name}=` : name}</code>{' '}
      <span className={styles.kind} data-words={shownChoices && ''}>
        ({shownChoices ?? type})
      </span>{' '}
      <span data-words="">{meaning}</span>{' '}
      {parameter.default !== undefined && (
        <span className={styles.kind}>Optional; default: {parameter.default}.</span>
      )}
    </li>
  );
}

/** What follows the name. A long list of choices breaks after a bar and nowhere else. */
function Syntax({ command: { name, syntax } }: { command: Command }) {
  const rest = syntax.startsWith(name) ? syntax.slice(name.length).trim() : syntax;
  const parts = rest.split('|');
  return (
    rest && (
      <code className={styles.syntax} data-words="">
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
    )
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
          {keys.map((hotkey, index) => (
            <Fragment key={hotkey.id}>
              {index > 0 && ', '}
              <Keys hotkey={hotkey} /> {keys.length > 1 && <code>{hotkey.command}</code>}
            </Fragment>
          ))}
        </Fact>
      )}
      {undoable === false && <Fact label="Undo:">no</Fact>}
      <Link to={page} data-markdown-ignore="">
        {pageTitle}
      </Link>
    </div>
  );
}

function Example({ command: { id, area, before = [] }, example }: { command: Command; example: string }) {
  const place = area === 'everywhere' ? 'workbench' : area;
  return (
    <div className={styles.example}>
      <code data-words="">{example}</code>
      <span className={styles.actions} data-markdown-ignore="">
        {runsHere.has(id) ? (
          <RunButton line={example} place={place} before={before} />
        ) : (
          <span>In PT only</span>
        )}
        <CopyButton text={example} label={`Copy ${example}`} />
      </span>
    </div>
  );
}

/** One command: how it is written, what it does and an example in sight; values, keys and undo on demand. */
export default function CommandEntry({ command }: { readonly command: Command }) {
  const anchor = commandAnchor(command.id);
  useBrokenLinks().collectAnchor(anchor);
  const [first, ...others] = command.examples;
  const explained = command.parameters.filter(({ meaning }) => meaning);
  const hasMore = explained.length > 0 || others.length > 0 || command.aliases || command.shortcuts;
  return (
    <li className={styles.entry} data-entry="">
      <div className={styles.line}>
        <h3 id={anchor} className={styles.name}>
          <code data-words="">{command.name}</code>
        </h3>
        <Syntax command={command} />
        <Link className={styles.anchor} to={`#${anchor}`} aria-label={`Link to the command ${command.name}`}>
          #
        </Link>
      </div>
      <p className={styles.does} data-words="">
        {command.does}
      </p>
      {first && <Example command={command} example={first} />}
      {hasMore ? (
        <details className={styles.more}>
          <summary>
            <span className="pt-hidden" data-markdown-ignore="">
              Details
            </span>
          </summary>
          {explained.length > 0 && (
            <ul className={styles.parameters}>
              {explained.map((parameter) => (
                <Parameter key={parameter.name} parameter={parameter} />
              ))}
            </ul>
          )}
          {others.map((example) => (
            <Example key={example} command={command} example={example} />
          ))}
          <Facts command={command} />
        </details>
      ) : (
        <Facts command={command} />
      )}
    </li>
  );
}
