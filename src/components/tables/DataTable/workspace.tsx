import Link from '@docusaurus/Link';
import { audiences } from '@site/data/community/audiences';
import type { Audience, Capability } from '@site/data/community/types';
import { dashboardTemplates } from '@site/data/dashboards/templates';
import type { Widget } from '@site/data/dashboards/types';
import { widgets } from '@site/data/dashboards/widgets';
import { formatNumber } from '@site/data/examples/example';
import { metrics } from '@site/data/metrics';
import { subScores } from '@site/data/models/ratings';
import { limitRecords } from '@site/data/reference/limits';
import { featureRules, publishedRules, ruleLayers } from '@site/data/reference/location-rules';
import { fdvConventions } from '@site/data/screener/fields';
import { screenerOperators } from '@site/data/screener/operators';
import { linkGroups } from '@site/data/workbench/link-groups';
import { syncCommands, syncRules } from '@site/data/workbench/sync-rules';
import { defineTable, withDetail } from '@site/src/components/tables/RecordTable';
import AsOf from '@site/src/components/text/AsOf';
import { nameIn } from '@site/src/lib/text/nameIn';
import { Fragment } from 'react';

const answer = ({ answer: is, detail }: Capability) => withDetail(is === 'yes' ? '✓ Yes' : '✕ No', detail);

/** The metrics to check a sub-score with, as links. */
const checks = (ids: readonly string[]) =>
  metrics
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, page }, index) => (
      <Fragment key={id}>
        {index > 0 && ', '}
        <Link to={`${page}#${id}`}>{name}</Link>
      </Fragment>
    ));

/** The rest of PT: dashboards, screeners, publishing, limits, location. */
export const workspaceTables = {
  /** The audiences of data/community/audiences.ts, and what each allows. */
  audiences: defineTable<Audience>({
    label: 'What each audience allows',
    records: audiences,
    anchor: 'audience-',
    columns: {
      Audience: 'name',
      'Who can see it': 'whoSees',
      'Its address is enough': ({ linkIsEnough }) => answer(linkIsEnough),
      'Listed for others': ({ listed }) => answer(listed),
      'Can be cloned': ({ cloned }) => answer(cloned),
    },
  }),
  /** The rules of two-way syncing: what is written when, and what is left alone. */
  'sync-rules': defineTable({
    label: 'The rules of two-way syncing',
    records: syncRules,
    anchor: 'sync-',
    columns: {
      Rule: ({ name, page, anchor }) => <Link to={anchor ? `${page}#${anchor}` : page}>{name}</Link>,
      When: 'when',
      'What is written': 'written',
      'What is left alone': 'untouched',
    },
  }),
  /** `push` and `pull`: what each does to the active synced widget, and what it's for. */
  'sync-commands': defineTable({
    label: 'Sync commands',
    records: syncCommands,
    anchor: ({ command }) => `command-${command}`,
    columns: {
      Command: ({ command }) => <code>{command}</code>,
      'What it does': 'does',
      'Use it when': 'useWhen',
    },
  }),
  /** The widgets of data/dashboards/widgets.ts: the question each answers, and what it shows. */
  widgets: defineTable<Widget>({
    label: 'The widgets of a dashboard',
    records: widgets,
    anchor: 'widget-',
    columns: {
      'Widget and command': ({ page, name, command }) =>
        withDetail(page ? <Link to={page}>{name}</Link> : name, <code>{command}</code>),
      'Your question': 'question',
      'What it shows': 'shows',
    },
  }),
  /** The link groups with the command that joins each and a habit to borrow. */
  'link-groups': defineTable({
    label: 'Link groups',
    records: linkGroups,
    anchor: 'group-',
    columns: {
      Group: 'name',
      Command: ({ command }) => <code>{command}</code>,
      'A use for it': 'suggestion',
    },
  }),
  /** The templates a dashboard can start from. */
  'dashboard-templates': defineTable({
    label: 'Dashboard templates',
    records: dashboardTemplates,
    anchor: 'template-',
    columns: {
      Template: 'name',
      For: 'purpose',
      'Typical widgets': ({ typicalWidgets }) => typicalWidgets.map((id) => nameIn(widgets, id)).join(', '),
    },
  }),
  /** What different sites multiply the price by when they say FDV. */
  'fdv-conventions': defineTable({
    label: 'Conventions of FDV',
    records: fdvConventions,
    columns: { 'Price times': 'supply', 'Which tokens that counts': 'counts', 'Used by': 'usedBy' },
  }),
  /** The operators of a filter. The signs cannot stand in an address, so the rows are linked by their names. */
  operators: defineTable({
    label: 'Operators of a filter',
    records: screenerOperators,
    anchor: ({ name }) => `operator-${name.replaceAll(' ', '-')}`,
    columns: {
      Operator: ({ sign, name }) => (
        <>
          <code>{sign}</code> {name === sign ? '' : name}
        </>
      ),
      'What it keeps': 'meaning',
      Example: ({ example }) => <code>{example}</code>,
      'Keep in mind': 'note',
    },
  }),
  /** The sub-scores of the token rating, each in a row of its own that can be linked to. */
  'rating-sub-scores': defineTable({
    label: 'The sub-scores of the token rating',
    records: subScores,
    columns: {
      'Sub-score': 'name',
      'What it measures': 'measures',
      'Near 10': 'high',
      'Where it misleads': 'misleads',
      'Check it with': ({ checkWith }) => checks(checkWith),
    },
  }),
  'location-layers': defineTable({
    label: 'The three sets of rules',
    records: ruleLayers,
    columns: { Rules: 'name', 'What they look at': 'looksAt', 'Who can answer': 'ask' },
  }),
  'location-features': defineTable({
    label: 'What each feature does when it’s restricted',
    records: featureRules,
    columns: {
      Feature: ({ feature, page }) => <Link to={page}>{feature}</Link>,
      'Who decides': 'decidedBy',
      'When restricted': 'whenRestricted',
    },
  }),
  /** The dates stand in the table itself: a list without its date must not be quoted. */
  'location-published': defineTable({
    label: 'Published location rules of other services',
    records: publishedRules,
    columns: {
      Publisher: 'publisher',
      'What was published': 'says',
      'How far it goes': ({ caution, source }) => withDetail(caution, <AsOf source={source} />),
    },
  }),
  /** Everything in PT that has an upper limit (data/reference/limits.ts). */
  limits: defineTable({
    label: 'Limits',
    records: limitRecords,
    anchor: 'limit-',
    columns: {
      Limit: ({ page, counted, per }) => <Link to={page}>{`${counted} per ${per}`}</Link>,
      'At most': ({ limit }) => formatNumber(limit, 0),
    },
  }),
};
