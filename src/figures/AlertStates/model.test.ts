import { stateIds } from '@site/data/alerts/alerts.schema';
import { alertTransitions } from '@site/data/alerts/states';
import { triggerKinds } from '@site/data/formulas/trading/triggers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actions, lifeCodec, logOf, obstacle } from './model';

const ways = (records: readonly { from: string; to: string }[]) =>
  records.map(({ from, to }) => `${from} → ${to}`).sort();

describe('alert states', () => {
  it('has one action for each transition of the data, and no other', () => {
    expect(ways(actions)).toEqual(ways(alertTransitions));
  });

  it('allows an action only where its transition starts, and says why not elsewhere', () => {
    for (const action of actions) {
      for (const state of stateIds) {
        const reason = obstacle(action, state);
        expect(reason === null, `${action.id} while ${state}`).toBe(action.from === state);
        expect(reason ?? 'A sentence.').toMatch(/^[A-Z].*\.$/);
      }
    }
  });

  it('sends a Once alert to Triggered, from where only re-arming leads back', () => {
    const log = logOf({ trigger: 'once', steps: ['fire', 'rearm', 'fire'] });
    expect(log?.map(({ to }) => to)).toEqual(['triggered', 'active', 'triggered']);
    expect(logOf({ trigger: 'once', steps: ['fire', 'fire'] })).toBeUndefined();
  });

  it('keeps a repeating alert active when it fires', () => {
    for (const trigger of triggerKinds.filter((kind) => kind !== 'once')) {
      const log = logOf({ trigger, steps: ['fire', 'fire', 'pause'] });
      expect(log?.map(({ to }) => to)).toEqual(['active', 'active', 'paused']);
      expect(log?.map(({ sendsMessage }) => sendsMessage)).toEqual([true, true, false]);
    }
  });
});

describe('the life of an alert in the address', () => {
  it('comes back as it was written, and only lives that can have happened', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...triggerKinds),
        fc.array(fc.constantFrom(...actions.map(({ id }) => id)), { maxLength: 6 }),
        (trigger, steps) => {
          const life = { trigger, steps };
          expect(lifeCodec.read(lifeCodec.write(life))).toEqual(logOf(life) ? life : undefined);
        },
      ),
    );
  });

  it.each(['', 'twice.', 'once.x', 'once.r', `once.${'pr'.repeat(20)}`])('refuses %s', (text) => {
    expect(lifeCodec.read(text)).toBeUndefined();
  });
});
