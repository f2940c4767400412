import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'trades-tape',
  title: 'A few minutes of tape',
  caption:
    'Try: play the tape, or step through it with Next 10 or the slider. Then raise the filter and go to each pattern: the slices vanish, the one big buy stays.',
};
