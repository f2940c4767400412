import Link from '@docusaurus/Link';
import { featureRules, publishedRules, ruleLayers } from '@site/data/reference/location-rules';
import FactTable from '@site/src/components/tables/FactTable';
import AsOf from '@site/src/components/text/AsOf';

export function RuleLayerTable() {
  return (
    <FactTable
      label="The three sets of rules"
      columns={['Rules', 'What they look at', 'Who can answer']}
      rows={ruleLayers.map(({ id, name, looksAt, ask }) => ({ id, cells: [name, looksAt, ask] }))}
    />
  );
}

export function FeatureRuleTable() {
  return (
    <FactTable
      label="What each feature does when it’s restricted"
      columns={['Feature', 'Who decides', 'When restricted']}
      rows={featureRules.map(({ id, feature, page, decidedBy, whenRestricted }) => ({
        id,
        cells: [
          <Link key="page" to={page}>
            {feature}
          </Link>,
          decidedBy,
          whenRestricted,
        ],
      }))}
    />
  );
}

/** The dates stand in the table itself: a list without its date must not be quoted. */
export function PublishedRuleTable() {
  return (
    <FactTable
      label="Published location rules of other services"
      columns={['Publisher', 'What was published', 'How far it goes']}
      rows={publishedRules.map(({ id, publisher, says, caution, source }) => ({
        id,
        cells: [
          publisher,
          says,
          <>
            {caution}
            <div>
              <AsOf source={source} />
            </div>
          </>,
        ],
      }))}
    />
  );
}
