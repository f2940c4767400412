import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'role-rights',
  title: 'What a role may do',
  caption:
    'Try: pick Moderator, then Admin, and see what the step adds. Before you give someone a role, show only what it lacks.',
};
