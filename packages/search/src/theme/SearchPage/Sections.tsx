import type { SectionCount } from '../../engine/results';
import styles from './styles.module.css';

type Props = {
  readonly sections: readonly SectionCount[];
  readonly chosen: string;
  readonly onChoose: (section: string) => void;
};

/** Results by section of the site, each with its count. Pressed: only those of this section are shown. */
export default function Sections({ sections, chosen, onChoose }: Props) {
  const total = sections.reduce((sum, [, count]) => sum + count, 0);
  return (
    <div role="group" aria-label="Sections" className={styles.sections}>
      {[['All', total, ''] as const, ...sections.map(([name, count]) => [name, count, name] as const)].map(
        ([label, count, section]) => (
          <button
            key={section}
            type="button"
            className={styles.chip}
            aria-pressed={section === chosen}
            onClick={() => onChoose(section)}
          >
            {label} <span className={styles.number}>{count}</span>
          </button>
        ),
      )}
    </div>
  );
}
