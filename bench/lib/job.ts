import type { ServedSite } from '../sites/serve';

export type Options = {
  /** Kinds of pages to visit; none means all. */
  readonly pages: readonly string[];
  /** Sites or engines to measure; none means all. */
  readonly sites: readonly string[];
  /** Patches to measure, by name; none means all. */
  readonly only: readonly string[];
  /** How often each thing is measured. */
  readonly rounds: number;
};

/** One benchmark. `sites` are served while it runs, ours first; empty for a benchmark that makes its own. */
export type Job = (sites: readonly ServedSite[], options: Options) => Promise<void>;
