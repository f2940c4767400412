import { alertTriggers } from '@site/data/alerts/triggers';
import type { TriggerKind } from '@site/data/formulas/trading/triggers';
import { counted, formatNumber, listed } from '@site/src/lib/text/format';
import { nameIn } from '@site/src/lib/text/nameIn';
import type { Finding } from '../kit/shell/finding';
import { type AlertDraft, DECIMALS, type Firing, type simulate } from './model';

export const levelText = ({ level }: AlertDraft) => formatNumber(level, DECIMALS);

const goneAmong = (firings: readonly Firing[]) => firings.filter(({ held }) => !held).length;

/** `2 messages, 1 gone at the close`. */
export function messagesText(firings: readonly Firing[]): string {
  const gone = goneAmong(firings);
  return `${counted(firings.length, 'message')}${gone > 0 ? `, ${gone} gone at the close` : ''}`;
}

/** What the chosen trigger sends, then what the others send on the same bars. */
export function describeFirings(
  draft: AlertDraft,
  fired: ReturnType<typeof simulate>,
  trigger: TriggerKind,
): Finding {
  const chosen = fired[trigger];
  const gone = goneAmong(chosen);
  const late =
    gone > 0 ? `, and ${gone === 1 ? '1 was a false alarm' : `${gone} were false alarms`} by the close` : '';
  const others = alertTriggers
    .filter(({ id }) => id !== trigger)
    .map(({ id, name }) => `${name} sends ${fired[id].length}`);
  return {
    verdict:
      chosen.length === 0
        ? `${nameIn(alertTriggers, trigger)} never fires on these bars.`
        : `${nameIn(alertTriggers, trigger)} sends ${counted(chosen.length, 'message')}${late}.`,
    detail: `The condition is “value ${draft.comparison} ${levelText(draft)}”. On the same bars ${listed(others)}.`,
  };
}
