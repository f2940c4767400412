import { z } from 'zod';
import { sentence } from '../fields';
import type { Tables } from '../validate';
import { featureRules, publishedRules, ruleLayers } from './location-rules';
import { type SourceId, sources } from './sources';

const sourceIds = Object.keys(sources) as [SourceId, ...SourceId[]];

/** One of the three sets of rules. They are kept apart because different people can answer for each. */
export const ruleLayerSchema = z.strictObject({
  id: z.string().regex(/^layer-[a-z-]+$/, 'Ids start with layer-: they are also the anchor on the page.'),
  name: z.string().min(3),
  looksAt: sentence('What it looks at'),
  ask: sentence('Who can answer for it'),
});

export const featureRuleSchema = z.strictObject({
  id: z.string().regex(/^feature-[a-z-]+$/, 'Ids start with feature-: they are also the anchor on the page.'),
  feature: z.string().min(3),
  page: z.string().startsWith('/docs/', 'Page: a path of the documentation.'),
  decidedBy: sentence('Who decides'),
  whenRestricted: sentence('What happens when restricted'),
});

/** What a named service published. Never a statement that a place is allowed. */
export const publishedRuleSchema = z.strictObject({
  id: z.string().regex(/^published-[a-z-]+$/, 'Ids start with published-: they are also the anchor.'),
  publisher: z.string().min(3),
  says: sentence('What it says').regex(
    /^(?!.*\b(allowed|permitted|supported|available)\b)/i,
    'What it says: a published list can only exclude a place, never allow one.',
  ),
  /** How far the statement carries: every list is narrower and older than it looks. */
  caution: sentence('Caution'),
  source: z.enum(sourceIds),
});

export type RuleLayer = Readonly<z.infer<typeof ruleLayerSchema>>;
export type FeatureRule = Readonly<z.infer<typeof featureRuleSchema>>;
export type PublishedRule = Readonly<z.infer<typeof publishedRuleSchema>>;

export const tables: Tables = [
  [ruleLayerSchema, ruleLayers],
  [featureRuleSchema, featureRules],
  [publishedRuleSchema, publishedRules],
];
