import { sharedFieldFacts } from '@site/data/screener/fields';
import type { ScreenerField } from '@site/data/screener/types';
import { TrustFact } from '@site/src/components/metrics/TrustMark/Fact';
import { Fact, Facts } from '@site/src/components/tables/Sheet';
import { knownTo } from '@site/src/lib/authorError';

const NAMES = { spot: 'spot', perps: 'perps', dex: 'DEX pools' } as const;

/** `spot, perps`, as readers meet the universes in the app. */
export const universeNames = (universes: ScreenerField['universes']): string =>
  universes.map((universe) => NAMES[universe]).join(', ');

/** What the fields of a family or a group share, once, so that their sheets list only what differs. */
export default function FieldFacts({ of }: { readonly of: keyof typeof sharedFieldFacts }) {
  const facts = knownTo('FieldFacts', sharedFieldFacts, of);
  return (
    <Facts>
      <Fact label="Works in">{universeNames(facts.universes)}</Fact>
      <Fact label="Source">{facts.source}</Fact>
      <Fact label="Updates">{facts.updates}</Fact>
      {of !== 'derivatives' && of !== 'attention' && <TrustFact />}
    </Facts>
  );
}
