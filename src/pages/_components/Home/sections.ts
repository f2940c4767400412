import type { IconName } from '@site/src/components/layout/Icon';
import { counts } from './derived';

type Section = Readonly<Record<'title' | 'to' | 'count' | 'line', string>> & { readonly icon: IconName };

/** Icon, title and page, how much there is, as data/ has it, and what it's for. */
const SECTIONS = `
workbench | Workbench | /docs/workbench/overview/ | ${counts.commands} commands
  Charts with studies, drawings and data that price alone doesn’t show.
metrics | Studies and metrics | /docs/workbench/overview/studies-metrics/ | ${counts.metrics} metrics
  What each number means, its unit and sign, and where it misleads.
dashboard | Dashboard | /docs/dashboard/overview | ${counts.widgets} widgets
  A grid of widgets that follow one symbol.
screener | Screener | /docs/screener/overview | ${counts.fields} fields
  Turn all markets into a short list with plain filters.
alerts | Alerts | /docs/alerts/overview | ${counts.triggers} triggers
  Get pinged when price or a metric hits your level.
trading | Centralised exchange | /docs/trading/centralised-exchange/ | ${counts.errors} error codes
  Connect Bybit with the fewest rights, and see the cost first.
link | Decentralised exchange | /docs/trading/decentralised-exchange/ | ${counts.networks} networks
  Swap from your own wallet, and know the worst case first.
community | Community | /docs/community/overview | ${counts.roles} roles
  Publish your work, clone other people’s, run a group.
book | Glossary and help | /docs/others/overview | ${counts.terms} terms
  Symptoms, questions, limits, signs and every term.
`;

/** The site's sections as the home page offers them, in reading order. */
export const sections = Array.from(
  SECTIONS.matchAll(/^(\S+) \| (.+) \| (.+) \| (.+)\n {2}(.+)$/gm),
  ([, icon, title, to, count, line]) => ({ icon, title, to, count, line }) as Section,
);
