import Link from '@docusaurus/Link';
import { featureRules, publishedRules, ruleLayers } from '@site/data/reference/location-rules';
import { defineTable, withDetail } from '@site/src/components/tables/defineTable';
import AsOf from '@site/src/components/text/AsOf';

export const RuleLayerTable = defineTable({
  label: 'The three sets of rules',
  records: ruleLayers,
  anchor: '',
  columns: { Rules: 'name', 'What they look at': 'looksAt', 'Who can answer': 'ask' },
});

export const FeatureRuleTable = defineTable({
  label: 'What each feature does when it’s restricted',
  records: featureRules,
  anchor: '',
  columns: {
    Feature: ({ feature, page }) => <Link to={page}>{feature}</Link>,
    'Who decides': 'decidedBy',
    'When restricted': 'whenRestricted',
  },
});

/** The dates stand in the table itself: a list without its date must not be quoted. */
export const PublishedRuleTable = defineTable({
  label: 'Published location rules of other services',
  records: publishedRules,
  anchor: '',
  columns: {
    Publisher: 'publisher',
    'What was published': 'says',
    'How far it goes': ({ caution, source }) => withDetail(caution, <AsOf source={source} />),
  },
});
