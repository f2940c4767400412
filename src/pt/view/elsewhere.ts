import type { Answer } from './screen';

/** What PT has and these docs don't run, and the page that teaches it. */
const PAGES = {
  Community: ['In PT, Community shows what others have published.', '/docs/community/overview'],
  Connect: ['In PT you connect your exchange or wallet here.', '/docs/trading/centralised-exchange/'],
  Profile: [
    'In PT your profile has settings, security and your plan.',
    '/docs/introduction/getting-started#sign-up',
  ],
  'Panda Intel': [
    'In PT these cards read the symbol for you: trend, momentum, positioning, flow and more.',
    '/docs/workbench/overview/using-the-workbench/panda-intel',
  ],
} as const;

type Elsewhere = keyof typeof PAGES;

export const isElsewhere = (name: string): name is Elsewhere => name in PAGES;

export const answerAbout = (name: Elsewhere): Answer => {
  const [sentence, page] = PAGES[name];
  return { sentence, ok: true, page };
};
