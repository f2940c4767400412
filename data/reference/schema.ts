import { z } from 'zod';
import { id, sentence } from '../fields';
import type { Tables } from '../validate';
import { type SourceId, sources } from './sources';

export const conventionGroups = ['sign', 'unit', 'time', 'data'] as const;

export const conventionSchema = z.strictObject({
  id,
  group: z.enum(conventionGroups),
  /** The figure or thing that the convention is about, and the section that has the whole of it. */
  about: z.strictObject({
    name: z.string().min(2).max(40, 'About: a few words; the sentence belongs into the rule.'),
    page: z
      .string()
      .regex(/^\/[a-z/-]+#[a-z0-9-]+$/, 'Page: a path of this site and the #anchor of a heading.'),
  }),
  /** What holds in PT and on every page. */
  rule: sentence('Rule'),
  /** What other sources do instead, so that a reader can tell why two numbers differ. */
  elsewhere: sentence('Elsewhere'),
});

export type Convention = Readonly<z.infer<typeof conventionSchema>>;
export type ConventionGroup = (typeof conventionGroups)[number];

export const faqSchema = z.strictObject({
  id: z.string().regex(/^faq-[a-z0-9-]+$/, 'Write the id as faq-…: it is also the anchor on the page.'),
  question: z.string().min(8).regex(/\?$/, 'A question ends with a question mark.'),
  answer: z.string().min(12).max(420).regex(/\.$/, 'Write full sentences.'),
  more: z.strictObject({ label: z.string().min(3), to: z.string().startsWith('/docs/') }),
});

export type Faq = Readonly<z.infer<typeof faqSchema>>;

export const limitSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'Ids are kebab-case: they are the anchor of the row.'),
  counted: z.string().min(4, 'Counted: a noun, with a capital letter.'),
  /** What the number applies to: "dashboard", "account". */
  per: z.string().min(4),
  limit: z.int().positive('Limit: a whole number from 1.'),
  page: z.string().startsWith('/docs/'),
});

export type Limit = Readonly<z.infer<typeof limitSchema>>;

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

export const notInPtSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/, 'Ids are kebab-case: they are the anchor of the row.'),
  name: z.string().min(3),
  /** Where a reader looks for it. */
  area: z.enum(['chart', 'trading', 'swaps', 'app', 'community']),
  instead: z.string().regex(/^[A-Z].{10,}\.$/, 'Instead: write full sentences.'),
  /** The page that has what to use instead. */
  page: z.string().startsWith('/docs/'),
});

export type NotInPt = Readonly<z.infer<typeof notInPtSchema>>;

export const ruleSchema = z.strictObject({
  /** What the rule is about, as the first cell of a table. */
  about: z.string().min(3).max(50, 'About: a few words; the sentence belongs into the rule.'),
  rule: z
    .string()
    .max(420, 'Rule: two or three sentences. What needs more belongs on its home page.')
    .regex(/^[A-Z*`].{10,}\.$/, 'Rule: write full sentences.'),
  /** The one section that explains it. Elsewhere the rule links to it. */
  home: z
    .string()
    .regex(/^\/docs\/[a-z/-]+#[a-z0-9-]+$/, 'Home: a path of the docs and the #anchor of a heading.'),
});

export type Rule = Readonly<z.infer<typeof ruleSchema>>;

export const sourceSchema = z.strictObject({
  name: z.string().min(3, 'Name the source as a reader would recognise it.'),
  asOf: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Write the month the source was read as YYYY-MM, for example 2026-07.')
    .refine(
      (month) => Date.parse(`${month}-01`) <= Date.now(),
      'The month the source was read lies in the future.',
    ),
});

/** What the lists of this folder hold for, by the names under which its files export them. */
export const tables: Tables = {
  conventions: conventionSchema,
  faq: faqSchema,
  limitRecords: limitSchema,
  ruleLayers: ruleLayerSchema,
  featureRules: featureRuleSchema,
  publishedRules: publishedRuleSchema,
  notInPt: notInPtSchema,
  rules: ruleSchema,
  sources: sourceSchema,
};
