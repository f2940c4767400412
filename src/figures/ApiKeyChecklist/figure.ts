import type { FigureText } from '../kit/Figure';

export const figure: FigureText = {
  id: 'api-key-checklist',
  title: 'What a key can do, for you and for a thief',
  caption:
    'Try: switch to read-write and read what a thief could do; bind the addresses and see the end date go; then tick withdrawal.',
};
