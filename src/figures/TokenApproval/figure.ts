import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'token-approval',
  title: 'What a contract may take',
  caption:
    'Try: choose Unlimited and look after the swap. Then let more USDC arrive, and compare with the exact amount.',
};
