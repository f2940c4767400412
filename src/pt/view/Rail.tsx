import { Spot } from '@site/src/kit/marks';
import type { Place } from '../model/types';
import styles from './app.module.css';
import { type Desk, SECTIONS, type Section } from './desk';
import { answerAbout, isElsewhere } from './elsewhere';
import { Icon, type IconName } from './kit/icons';

const ICONS: Readonly<Record<Section, IconName>> = {
  Dashboard: 'dashboard',
  Workbench: 'workbench',
  Screener: 'screener',
  Alerts: 'bell',
  Community: 'community',
  Trade: 'trade',
};

/** The sections of the app: at the left, and where the app is narrow at the bottom. */
export default function Rail({ desk, active }: { readonly desk: Desk; readonly active: Section }) {
  const open = (section: Section) => {
    if (section === 'Alerts') {
      desk.show({ section });
    } else if (section === 'Trade') {
      desk.show({ section: null, tab: 'Trade', isTabInFront: true });
      desk.act({ kind: 'go', place: 'workbench' });
    } else if (isElsewhere(section)) {
      desk.say(answerAbout(section));
    } else {
      desk.show({ section: null });
      desk.act({ kind: 'go', place: section.toLowerCase() as Place });
    }
  };
  return (
    <Spot as="nav" name="Rail" aria-label="Sections" className={styles.rail} mark="first">
      {SECTIONS.map((name) => (
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
