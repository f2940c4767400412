import type { ServedSite } from './sites/serve';

export type Options = {
  /** Kinds of pages to visit; none means all. */
  readonly pages: readonly string[];
  /** How often each thing is measured. */
  readonly rounds: number;
  readonly hasPeers: boolean;
};

/** Something that is measured on all sites in turn, so that a busy moment of the machine falls on each. */
export type Job = (sites: readonly ServedSite[], options: Options) => Promise<void>;
