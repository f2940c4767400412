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
  interaction: {
    about: 'from a press to the next paint, once hydrated, beside stock',
    against: 'stock and bare HTML',
    load: async () => (await import('./interaction')).interaction,
  },
  'first-tap': {
    about: 'from the first tap after a cold load to its effect, beside three frameworks',
    against: 'other frameworks',
    load: async () => (await import('./first-tap')).firstTap,
  },
  figures: {
    about: 'every control of every figure at 4× CPU (--only swap-calculator)',
    load: async () => (await import('./figures')).figures,
  },
  typing: {
    about: 'a keystroke in the search dialog',
    load: async () => (await import('./typing')).typing,
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
  bundle: {
    about: 'what is in the main script, and why',
    load: async () => (await import('./bundle')).bundle,
  },
  styles: {
    about: 'pictures with the styles that ship and with all of them (--keep, --only glossary)',
    load: async () => (await import('./styles')).styles,
  },
  serving: {
    about: 'requests per second with our rules and without, our server and nginx',
    hasPackages: true,
    load: async () => (await import('./serving')).serving,
  },
  patches: {
    about: 'what each patch of Docusaurus saves, on and off in one run (--ms for times, --only prism)',
    load: async () => (await import('./patches')).patches,
  },
  build: {
    about: 'a cold and a warm build, beside stock',
    load: async () => (await import('./build')).build,
  },
  tenfold: {
    about: 'a cold build of ten times the docs, beside stock',
    load: async () => (await import('./build')).tenfold,
  },
  dev: {
    about: 'the dev server: first page and an edit on the screen, beside stock',
    load: async () => (await import('./dev')).dev,
  },
};
