import { alertTriggers } from '@site/data/alerts/triggers';
import { formatNumber } from '@site/src/lib/text/format';
import { type AlertDraft, DECIMALS, type simulate } from './model';

export const levelText = ({ level }: AlertDraft) => formatNumber(level, DECIMALS);

/** How often each trigger fires, by its name. */
const countsOf = (fired: ReturnType<typeof simulate>) =>
  alertTriggers.map(({ id, name }) => [name, String(fired[id].length)] as const);

/** The sentence below the picture. */
export function describeFirings(draft: AlertDraft, fired: ReturnType<typeof simulate>): string {
  const counts = countsOf(fired).map((pair) => pair.join(' '));
  return `Value ${draft.comparison} ${levelText(draft)}, messages: ${counts.join(', ')}.`;
}
