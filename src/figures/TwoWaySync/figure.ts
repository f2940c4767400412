import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'two-way-sync',
  title: 'A widget, a workbench, and who wins',
  caption:
    'Try: B was pushed while C is still open in the workbench. Save the workbench and see which state wins. Then restore the other one from the version list.',
};
