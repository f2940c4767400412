import Link from '@docusaurus/Link';
import { playbookCases } from '@site/data/playbooks/cases';
import { playbooks } from '@site/data/playbooks/playbooks';
import { knownTo, recordOf } from '@site/src/lib/authorError';
import { signedPercent } from '@site/src/lib/text/format';
import Illustration from '@site/src/pt/pictures';
import Playbook from './Playbook';
import styles from './styles.module.css';

const OUTCOMES = { holds: 'It came true', breaks: 'It didn’t' } as const;

const timeText = (hours: number) =>
  hours % 24 ? `${hours} hours` : hours === 24 ? 'A day' : `${hours / 24} days`;

/** Beside each other a case that came true and one that didn't, to play bar by bar. */
function CasesOf({ id }: { readonly id: string }) {
  const cases = knownTo('PlaybookInFull', playbookCases, id);
  if ('none' in cases) {
    return <p>{cases.none}</p>;
  }
  return (
    <div className={styles.cases}>
      {(['holds', 'breaks'] as const).map((outcome) => {
        const { after, replay } = cases[outcome];
        return (
          <div key={outcome}>
            <Illustration
              of={`playbook-${id}-${outcome}`}
              caption={`${OUTCOMES[outcome]}: sample market, ${replay.slice(0, 10)}`}
              alt="The recipe’s signs, at the moment when you’d have had to decide."
            />
            <p>{`${timeText(after.hours)} later, price was ${signedPercent(after.change, 1)} from here.`}</p>
          </div>
        );
      })}
    </div>
  );
}

/** One playbook: what to type, its cases in the sample, and where it comes from. */
export default function PlaybookInFull({ id }: { readonly id: string }) {
  const playbook = recordOf('PlaybookInFull', playbooks, id);
  return (
    <>
      <Playbook id={id} isWhole />
      <CasesOf id={id} />
      <p>
        <Link to={playbook.home}>Where this comes from, and what to check first</Link>
      </p>
    </>
  );
}
