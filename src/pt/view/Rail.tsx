import controls from '@site/src/kit/controls/controls.module.css';
import { Spot } from '@site/src/kit/marks';
import clsx from 'clsx';
import type { Place } from '../model/types';
import { Icon, type IconName } from './kit/icons';
import layout from './layout.module.css';
import styles from './rail.module.css';
import { SECTIONS, type Section, type Workspace } from './screen';

const ICONS: Readonly<Record<Section, IconName>> = {
  Dashboard: 'dashboard',
  Workbench: 'workbench',
  Screener: 'screener',
  Alerts: 'bell',
  Community: 'community',
  Trade: 'trade',
};

type RailProps = {
  readonly app: Workspace;
  readonly active: Section;
  /** After a section was chosen. */
  readonly onOpen: () => void;
};

/** The sections of the app: at the left, and where the app is narrow at the bottom. The live app has those that do something. */
export default function Rail({ app, active, onOpen }: RailProps) {
  const open = (section: Section) => {
    if (section === 'Alerts') {
      app.show({ section });
    } else if (section === 'Trade') {
      app.show({ section: null, tab: 'Trade', isTabInFront: true });
      app.act({ kind: 'go', place: 'workbench' });
    } else {
      app.show({ section: null, isTabInFront: false });
      app.act({ kind: 'go', place: section.toLowerCase() as Place });
    }
    // What was said was about what stood here before.
    app.say({ sentence: '', ok: true });
    onOpen();
  };
  return (
    <Spot
      as="nav"
      name="Rail"
      aria-label="Sections"
      className={clsx(layout.rail, styles.rail, controls.choices)}
      mark="first"
    >
      {SECTIONS.filter((name) => app.isStill || name !== 'Community').map((name) => (
        <Spot
          key={name}
          as="button"
          type="button"
          name={name}
          where="rail"
          mark="section"
          aria-current={name === active || undefined}
          onClick={() => open(name)}
        >
          <Icon name={ICONS[name]} />
          <span>{name}</span>
        </Spot>
      ))}
    </Spot>
  );
}
