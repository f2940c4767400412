import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'api-key-checklist',
  title: 'What a key can do, for you and for a thief',
  caption:
    'Try: go from Watch only to Trade perps and read what a thief could do. Bind the key to PT’s addresses and see the expiry date go. Then tick withdrawal.',
};
