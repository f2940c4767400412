import { authorError } from '@site/src/lib/authorError';
import Figure from '../kit/shell/Figure';
import { figures } from './figure';
import type { Area } from './model';

export default function CommandBar({ area = 'workbench' }: { area?: Area }) {
  if (!(area in figures)) {
    throw authorError('CommandBar', `needs area="…", one of ${Object.keys(figures).join(', ')}.`);
  }
  return <Figure figure={figures[area]} island="CommandBar" values={{ area }} />;
}
