import { z } from 'zod';

/** Where the build writes what the server reads besides the Markdown copies and the search index. */
export const DATA_PATH = '/mcp.json';
export const DATA_VERSION = 4;

const section = z.object({
  id: z.string(),
  title: z.string(),
  /** A row of a table, whole: its Markdown copy has no address for it. */
  text: z.string().optional(),
});

const page = z.object({
  path: z.string().startsWith('/'),
  title: z.string(),
  description: z.string(),
  trail: z.array(z.string()),
  /** The address of the Markdown copy. */
  copy: z.string().regex(/^\/(?!.*\.\.)[\w./-]*\.md$/),
  sections: z.array(section),
});

const named = { id: z.string(), name: z.string(), address: z.string().startsWith('/') };

const termSchema = z.object({
  ...named,
  definition: z.string(),
  synonyms: z.array(z.string()),
  explained: z.string().startsWith('/'),
});

export const metricSchema = z.object({
  ...named,
  synonyms: z.array(z.string()),
  family: z.string(),
  definition: z.string(),
  formula: z.string(),
  unit: z.string(),
  sign: z.string(),
  timeframes: z.array(z.string()),
  venues: z.string(),
  updates: z.string(),
  reading: z.array(z.string()),
  misleads: z.array(z.string()),
  command: z.string().nullable(),
  screenerField: z.string().nullable(),
});

export const errorSchema = z.object({
  code: z.string(),
  source: z.string(),
  meaning: z.string(),
  cause: z.string(),
  remedy: z.string(),
  fixedBy: z.string().optional(),
  /** Messages that wallets and exchanges show without the code. */
  says: z.array(z.string()).optional(),
  address: z.string().startsWith('/'),
});

export const dataSchema = z.object({
  version: z.literal(DATA_VERSION),
  title: z.string(),
  url: z.url(),
  pages: z.array(page).min(1),
  terms: z.array(termSchema),
  metrics: z.array(metricSchema),
  errors: z.array(errorSchema),
  /** Page → id of a heading that is gone → id of the heading that answers now. */
  moved: z.record(z.string(), z.record(z.string(), z.string())),
  /** Questions that need no values, such as the playbooks. */
  prompts: z.array(
    z.object({ name: z.string(), title: z.string(), description: z.string(), text: z.string() }),
  ),
  /** Id of a figure → the page it stands on. */
  figures: z.record(z.string(), z.string()),
});

export type DocsData = z.infer<typeof dataSchema>;
export type DocsPage = DocsData['pages'][number];
export type ErrorCode = DocsData['errors'][number];
