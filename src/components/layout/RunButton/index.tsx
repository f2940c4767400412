import { parseCommand } from '@site/src/lib/commands/commandGrammar';
import { runsHere } from '@site/src/pt/model/run';
import type { Place } from '@site/src/pt/model/types';
import styles from './styles.module.css';

type Props = {
  readonly line: string;
  /** Where it's typed. */
  readonly place?: Place;
  /** Lines that must have run, such as the study that the line removes. */
  readonly before?: readonly string[];
};

const PLACES: readonly Place[] = ['workbench', 'dashboard', 'screener'];

/** Runs a command in the app that opens beside the page (src/head/run.ts). It appears once scripts run; copying needs none. */
export default function RunButton({ line, place = 'workbench', before = [] }: Props) {
  // A page about dashboards may name a command of the workbench. One that the docs' app doesn't have gets no button.
  const runs = [place, ...PLACES].find((each) => {
    const read = parseCommand(line, each);
    return !('error' in read) && runsHere.has(read.command.id);
  });
  return runs ? (
    <button
      type="button"
      className={`pt-screen ${styles.run}`}
      data-head-action="run"
      data-run={[...before, line].join('\n')}
      data-place={runs}
      data-markdown-ignore=""
      aria-label={`Run ${line}`}
    >
      Run
    </button>
  ) : null;
}
