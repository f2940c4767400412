import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

export type Audit = {
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcpMs: number;
  readonly blockedMs: number;
  readonly shift: number;
  /** Of the tasks over 50 ms on the slowed processor; 0 when there is none. */
  readonly longestTaskMs: number;
  /** What keeps a category other than performance from 100. */
  readonly lost: readonly string[];
};

function longestTask(details: unknown): number {
  const { items = [] } = (details ?? {}) as { items?: readonly { duration?: number }[] };
  return Math.max(0, ...items.map(({ duration = 0 }) => duration));
}

/** A cold visit by a phone, as Lighthouse simulates it. */
export async function audit(url: string, debuggingPort: number): Promise<Audit> {
  const result = await lighthouse(url, {
    port: debuggingPort,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!result) {
    throw new Error(`Lighthouse gave no result for ${url}.`);
  }
  const { categories, audits } = result.lhr;
  const score = (name: Category) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const lost = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 0) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title}`),
  );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcpMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    longestTaskMs: longestTask(audits['long-tasks']?.details),
    lost,
  };
}
