import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'alert-states',
  title: 'One alert, from state to state',
  caption:
    'Try: meet the condition, then try to pause. Re-arm it and let it expire. Then do the same with a trigger that repeats.',
};
