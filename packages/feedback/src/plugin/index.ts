import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { FeedbackOptions } from '../client/FeedbackForm';

/** Also in the theme component, which must not import this side. */
const PLUGIN = 'pt-feedback';

/** Asks at the end of every doc whether it helped. A site that doesn't want to know leaves this theme out. */
export default function feedbackTheme(_context: LoadContext, { url }: FeedbackOptions): Plugin {
  return {
    name: PLUGIN,
    getThemePath: () => path.resolve(__dirname, '../theme'),
    contentLoaded: ({ actions }) => actions.setGlobalData({ url } satisfies FeedbackOptions),
  };
}
