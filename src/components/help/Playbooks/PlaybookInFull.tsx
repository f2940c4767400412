import Link from '@docusaurus/Link';
import { playbookCases } from '@site/data/playbooks/cases';
import { playbooks } from '@site/data/playbooks/playbooks';
import { knownTo, recordOf } from '@site/src/lib/authorError';
import { signedPercent } from '@site/src/lib/text/format';
import Illustration from '@site/src/pt/pictures';
import Playbook from './Playbook';
import styles from './styles.module.css';

const OUTCOMES = [
  ['holds', 'It came true', 'What you look for, as it was when you’d have had to decide.'],
  ['breaks', 'It didn’t', 'The same signs, before they proved wrong.'],
] as const;

const timeText = (hours: number) =>
  hours % 24 ? `${hours} hours` : hours === 24 ? 'A day' : `${hours / 24} days`;

/** One playbook: what to type, and beside each other a case that came true and one that didn't, to play bar by bar. */
export default function PlaybookInFull({ id }: { readonly id: string }) {
  const playbook = recordOf('PlaybookInFull', playbooks, id);
  const cases = knownTo('PlaybookInFull', playbookCases, id);
  return (
    <>
      <Playbook id={id} />
      <div className={styles.cases}>
        {OUTCOMES.map(([outcome, name, says]) => {
          const { after, replay } = cases[outcome];
          const result =
            after && `${timeText(after.hours)} later, price was ${signedPercent(after.change, 1)} from here.`;
          return (
            <div key={outcome}>
              <Illustration
                of={`playbook-${id}-${outcome}`}
                caption={
                  replay ? `${name}: sample market, ${replay.slice(0, 10)}` : `${name}: sample markets`
                }
                alt={says}
              />
              {result && <p>{result}</p>}
            </div>
          );
        })}
      </div>
      <p>
        <Link to={playbook.home}>Where this comes from, and what to check first</Link>
      </p>
    </>
  );
}
