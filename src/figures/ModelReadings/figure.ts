import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'model-readings',
  title: 'What the open bar says, and what counts',
  caption:
    'Try: stay on one bar and move the time towards the close. Then find a bar whose band changed before it closed.',
};
