import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  // The page's own heading is called momentum-oscillator already.
  id: 'momentum-figure',
  title: 'The Momentum Oscillator and what it’s made of',
  caption:
    'Try: shorten the lookback and count how often the line leaves the bands. Then choose the RSI check and compare the three ingredients with the example further down.',
};
