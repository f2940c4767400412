import { tasks } from '../data/search/tasks';
import { brand } from './brand';
import { environment } from './env';

/**
 * Search in the shape that the theme expects. Without the hosted service's values the embedded index answers;
 * then the three names are placeholders that nothing is ever sent to.
 */
export const search = {
  ...(environment.hostedSearch ?? { appId: 'embedded', apiKey: 'embedded', indexName: 'pt-docs' }),
  hosted: environment.hostedSearch !== undefined,
  searchPagePath: 'search',
  /** Where "Let us know." leads. */
  missingResultsUrl: brand.chatUrl,
  /** Where to ask for help. */
  helpPage: '/docs/others/fix-a-problem#support',
  /** What an empty search dialog offers to start with. */
  popular: ['liquidation long 60000 10x', 'funding 10% annual', 'rsi alert', 'what is slippage'],
  tasks,
};
