import controls from '@site/src/kit/controls/controls.module.css';
import { Spot } from '@site/src/kit/marks';
import clsx from 'clsx';
import { Icon, type IconName } from './kit/icons';
import layout from './layout.module.css';
import type { Workspace } from './screen';
import styles from './workbench.module.css';

const TOOLS = [
  ['trendline', 'Trendline'],
  ['hline', 'Level'],
  ['fib', 'Fibonacci'],
  ['rectangle', 'Rectangle'],
  ['measure', 'Measure'],
  ['text', 'Text'],
] as const satisfies readonly (readonly [IconName, string])[];

/** The drawing tools. One that is in the hand is put away by a second press. */
export default function DrawingRail({ app }: { readonly app: Workspace }) {
  const { open } = app.state;
  const held = open?.kind === 'draw' ? open.tool : null;
  return (
    <Spot
      as="div"
      name="Drawing rail"
      role="toolbar"
      aria-label="Drawing tools"
      className={clsx(layout.tools, styles.tools, controls.choices)}
      mark="first"
    >
      {TOOLS.map(([tool, name]) => (
        <button
          key={tool}
          type="button"
          title={name}
          aria-label={name}
          aria-pressed={tool === held}
          onClick={() => (tool === held ? app.act({ kind: 'close' }) : app.run(`draw ${tool}`))}
        >
          <Icon name={tool} />
        </button>
      ))}
    </Spot>
  );
}
