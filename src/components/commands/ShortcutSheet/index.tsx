import { commandsByArea } from '@site/data/commands';
import { hotkeys } from '@site/data/workbench/hotkeys';
import { AREA_NAMES } from '@site/src/components/commands/CommandTable';
import Keys from '@site/src/components/commands/HotkeyTable/Keys';
import styles from './styles.module.css';

const AREAS = ['everywhere', 'workbench', 'dashboard', 'screener'] as const;

/** Every key and every command on one sheet of paper. The tables above it say what each does, and copies need only those. */
export default function ShortcutSheet() {
  return (
    <section className={styles.sheet} aria-label="Shortcut sheet" data-markdown-ignore="">
      <div>
        <p className={styles.title}>Keys</p>
        <ul>
          {hotkeys.map((hotkey) => (
            <li key={hotkey.id}>
              <Keys hotkey={hotkey} /> <span>{hotkey.does.replace(/\.$/, '')}</span>
            </li>
          ))}
        </ul>
      </div>
      {AREAS.map((area) => (
        <div key={area}>
          <p className={styles.title}>{AREA_NAMES[area]}</p>
          <ul>
            {commandsByArea[area].map(({ id, syntax }) => (
              <li key={id}>
                <code>{syntax}</code>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
