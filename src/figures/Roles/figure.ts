import type { FigureText } from '../kit/Figure';

export const figure: FigureText = {
  id: 'role-rights',
  title: 'What a role may do',
  caption:
    'Try: pick Moderator, then Admin, and see what the step adds. Then show only what a role may not do, before you give it to someone.',
};
