import type { Job } from './lib/job';

export type Benchmark = {
  readonly about: string;
  /** Measured beside stock Docusaurus and the bare HTML of our pages, which are made and served first. */
  readonly hasOthers?: true;
  /** Needs the packages of bench/package.json. */
  readonly hasPackages?: true;
  readonly load: () => Promise<Job>;
};

/** By the name that `npm run bench -- <name>` takes. Each is loaded when it runs: some need packages that are installed first. */
export const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  load: {
    about: 'kB, requests and Lighthouse of a cold visit, beside other sites',
    hasOthers: true,
    hasPackages: true,
    load: async () => (await import('./load')).load,
  },
  navigation: {
    about: 'from a click in the sidebar to the next heading, beside other sites',
    hasOthers: true,
    load: async () => (await import('./navigation')).navigation,
  },
  'first-touch': {
    about: 'from the first touch of a figure to its picture, beside other builds (--only <folder>)',
    load: async () => (await import('./first-touch')).firstTouch,
  },
  search: {
    about: 'size, speed and relevance of the search index',
    load: async () => (await import('./search')).search,
  },
  patches: {
    about: 'what each patch of Docusaurus saves, on and off in one run (--only prism)',
    load: async () => (await import('./patches')).patches,
  },
};
