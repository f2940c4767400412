import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'alert-simulator',
  title: 'The same bars under all four triggers',
  caption:
    'Try: choose each trigger in turn and read what arrives. Then change the condition to “Is above” and move the level into the spike of the second bar.',
};
