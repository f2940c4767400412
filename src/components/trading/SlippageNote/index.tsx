import Link from '@docusaurus/Link';
import { slippageMeanings } from '@site/data/trading/slippage-meanings';
import { recordOf } from '@site/src/lib/authorError';
import { lowerFirst } from '@site/src/lib/text/lowerFirst';

type Props = {
  /** The meaning that the page around it uses. */
  readonly here: (typeof slippageMeanings)[number]['id'];
};

/** "Slippage" names four things in PT: says which one this page means, and where the others are. */
export default function SlippageNote({ here }: Props) {
  const own = recordOf('SlippageNote', slippageMeanings, here);
  return (
    <>
      <p>{`Four things are called slippage. Here it’s ${lowerFirst(own.name)}, ${own.meaning} The others:`}</p>
      <ul>
        {slippageMeanings
          .filter(({ id }) => id !== here)
          .map(({ id, name, meaning, page }) => (
            <li key={id}>
              <Link to={page}>{name}</Link>: {meaning}
            </li>
          ))}
      </ul>
    </>
  );
}
