import { families } from '@site/data/metrics/families';
import type { MetricFamily } from '@site/data/metrics/types';
import { TrustFact } from '@site/src/components/metrics/TrustMark/Fact';
import { Fact, Facts, ParameterFact } from '@site/src/components/tables/Sheet';
import { knownTo } from '@site/src/lib/authorError';

/** What all metrics of a family share, once, so that their sheets list only what differs. */
export default function FamilyFacts({ family }: { readonly family: MetricFamily }) {
  const facts = knownTo('FamilyFacts', families, family);
  return (
    <Facts>
      <Fact label="Available for">{facts.venues}</Fact>
      <Fact label="Timeframes">{facts.timeframes.join(' ')}</Fact>
      <Fact label="Updates">{facts.updates}</Fact>
      {facts.parameters.map((parameter) => (
        <ParameterFact key={parameter.name} of={parameter} />
      ))}
      <TrustFact />
    </Facts>
  );
}
