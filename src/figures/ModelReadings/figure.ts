import type { FigureText } from '../kit/Figure';

export const figure: FigureText = {
  id: 'model-readings',
  title: 'What the open bar says, and what counts',
  caption:
    'Try: leave the bar where it is and move the time towards the close; then look for a bar on which a draft was in a different band from the close.',
};
