import Link from '@docusaurus/Link';
import { families } from '@site/data/metrics/families';
import { sharedFactsOf } from '@site/data/screener/fields';
import type { ScreenerField } from '@site/data/screener/types';
import { fieldTrust } from '@site/src/components/metrics/TrustMark/grades';
import Sheet, { ExampleFold, Fact, Facts, Fold, Lines, Sign } from '@site/src/components/tables/Sheet';
import { recordOf } from '@site/src/lib/authorError';
import { universeNames } from './FieldFacts';

/** Everything a reader needs before trusting one field of the screener. Stands under the field's own heading. */
export default function FieldSheet({ id, of = [] }: { id: string; of?: readonly ScreenerField[] }) {
  const field = recordOf('FieldSheet', of, id);
  const shared = sharedFactsOf(field);
  // The metric's coverage says it for a field that is a metric too.
  const differs = !field.metricId && (field.source !== shared.source || field.updates !== shared.updates);
  return (
    <Sheet
      definition={field.definition}
      unit={field.unit}
      trust={fieldTrust(field)}
      facts={
        <>
          {field.windows && (
            <Fact label="Windows" isChip>
              {field.windows.join(', ')}
            </Fact>
          )}
          {field.universes !== shared.universes && (
            <Fact label="Works in" isChip>
              {universeNames(field.universes)}
            </Fact>
          )}
          {field.sign && <Sign>{field.sign}</Sign>}
        </>
      }
      {...(field.reading && { reading: [field.reading] })}
      misleads={field.misleads}
      command={field.filter}
      more={
        field.metricId &&
        field.metricFamily && (
          <p>
            <Link to={`${families[field.metricFamily].page}#${field.metricId}`}>
              Formula and example of {field.name}
            </Link>
          </p>
        )
      }
    >
      {(field.formula || differs) && (
        <Fold summary={field.formula ? 'How it’s calculated' : 'Source and updates'}>
          {field.formula && <Lines>{field.formula}</Lines>}
          {differs && (
            <Facts>
              {field.source !== shared.source && <Fact label="Source">{field.source}</Fact>}
              {field.updates !== shared.updates && <Fact label="Updates">{field.updates}</Fact>}
            </Facts>
          )}
        </Fold>
      )}
      {field.example && <ExampleFold example={field.example} />}
    </Sheet>
  );
}
