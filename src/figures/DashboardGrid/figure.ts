import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'dashboard-grid',
  title: 'A dashboard to rearrange',
  caption:
    'Try: drag a header or a corner, or use the arrow keys. Then choose another symbol for a blue widget and see which widgets follow.',
};
