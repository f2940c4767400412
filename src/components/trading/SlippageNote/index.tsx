import Link from '@docusaurus/Link';
import { slippageMeanings } from '@site/data/trading/slippage-meanings';
import RiskNote from '@site/src/components/text/RiskNote';
import { authorError } from '@site/src/lib/authorError';

type Props = {
  /** The meaning that the page around it uses. */
  readonly here: (typeof slippageMeanings)[number]['id'];
};

/** "Slippage" names four things in PT: says which one this page means, and where the others are. */
export default function SlippageNote({ here }: Props) {
  const own = slippageMeanings.find(({ id }) => id === here);
  if (!own) {
    throw authorError(
      'SlippageNote',
      `does not know here="${here}". Use one of ${slippageMeanings.map(({ id }) => id).join(', ')}.`,
    );
  }
  return (
    <RiskNote title="Four things are called slippage">
      <p>{`Here it’s ${own.name.replace(/^S/, 's')}: ${own.meaning} Don’t mix it up with these:`}</p>
      <ul>
        {slippageMeanings
          .filter(({ id }) => id !== here)
          .map(({ id, name, meaning, page }) => (
            <li key={id}>
              <Link to={page}>{name}</Link>: {meaning}
            </li>
          ))}
      </ul>
    </RiskNote>
  );
}
