import type { Job } from './lib/job';

export type Benchmark = {
  readonly about: string;
  /** What it is measured against: sites that are made and served first. */
  readonly against?: 'stock and bare HTML' | 'other frameworks';
  /** Needs the packages of bench/package.json. */
  readonly hasPackages?: true;
  readonly load: () => Promise<Job>;
};

/** By the name that `npm run bench -- <name>` takes. Each is loaded when it runs: some need packages that are installed first. */
export const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  load: {
    about: 'kB, requests and Lighthouse of a cold visit, beside other sites',
    against: 'stock and bare HTML',
    hasPackages: true,
    load: async () => (await import('./load')).load,
  },
  navigation: {
    about: 'from a click in the sidebar to the next heading, beside other sites',
    against: 'stock and bare HTML',
    load: async () => (await import('./navigation')).navigation,
  },
  'first-tap': {
    about: 'from the first tap after a cold load to its effect, beside three frameworks',
    against: 'other frameworks',
    load: async () => (await import('./first-tap')).firstTap,
  },
  lighthouse: {
    about: 'Lighthouse on one page of each kind',
    hasPackages: true,
    load: async () => (await import('./lighthouse')).lighthouse,
  },
  search: {
    about: 'size, speed and relevance beside other engines (--site ours for ours alone)',
    hasPackages: true,
    load: async () => (await import('./search')).search,
  },
  patches: {
    about: 'what each patch of Docusaurus saves, on and off in one run (--ms for times, --only prism)',
    load: async () => (await import('./patches')).patches,
  },
};
