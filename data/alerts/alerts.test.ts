import { existsSync } from 'node:fs';
import { parseCommand } from '@site/src/lib/commands/commandGrammar';
import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { clockToSeconds, firings, secondsToClock, triggerKinds } from '../formulas/trading/triggers';
import { limits } from '../reference/limits';
import { rules } from '../reference/rules';
import {
  alertDefaultsSchema,
  conditionSchema,
  deliverySchema,
  placeholderSchema,
  runSchema,
  scenarioSchema,
  stateIds,
  stateSchema,
  transitionSchema,
  triggerSchema,
  webhookFieldSchema,
} from './alerts.schema';
import { alertConditions } from './conditions';
import { alertActions, alertDefaults, screenerAlertSeconds } from './defaults';
import { alertDeliveries, messagePlaceholders } from './deliveries';
import { alertStates, alertTransitions } from './states';
import { scenarioBars, scenarioRuns, triggerScenario } from './trigger-scenario';
import { alertTriggers } from './triggers';
import { webhook, webhookFields, webhookSample } from './webhook';

function problemsOf(schema: ZodType, record: unknown): string[] {
  const { error } = schema.safeParse(record);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

function doubles(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

const tables = [
  ['conditions', conditionSchema, alertConditions.map((record) => [record.id, record] as const)],
  ['triggers', triggerSchema, alertTriggers.map((record) => [record.id, record] as const)],
  ['deliveries', deliverySchema, alertDeliveries.map((record) => [record.id, record] as const)],
  ['placeholders', placeholderSchema, messagePlaceholders.map((record) => [record.name, record] as const)],
  ['webhook fields', webhookFieldSchema, webhookFields.map((record) => [record.name, record] as const)],
  ['states', stateSchema, alertStates.map((record) => [record.id, record] as const)],
  [
    'transitions',
    transitionSchema,
    alertTransitions.map((record) => [`${record.from} to ${record.to}`, record] as const),
  ],
] as const;

describe.each(tables)('data/alerts: %s', (table, schema, records) => {
  it('has records of the agreed form', () => {
    for (const [id, record] of records) {
      expect(problemsOf(schema, record), `${table} "${id}" does not follow alerts.schema.ts`).toEqual([]);
    }
  });

  it('names each record once', () => {
    expect(doubles(records.map(([id]) => id)), `${table} that appear twice`).toEqual([]);
  });
});

describe('conditions', () => {
  it('point to pages that exist', () => {
    for (const { id, page } of alertConditions) {
      const file = page.endsWith('/') ? `${page}index.mdx` : `${page}.mdx`;
      expect(existsSync(`.${file}`), `condition "${id}": page ${page} has no file ${file}`).toBe(true);
    }
  });

  it('show commands that the command bar accepts', () => {
    for (const { id, command } of alertConditions) {
      const parsed = command
        ? parseCommand(command, id === 'screener-match' ? 'screener' : 'workbench')
        : { command: null };
      expect(parsed, `condition "${id}": ${command}`).not.toHaveProperty('error');
    }
  });

  it('say by their name whether they need a fresh event: crossing and entering do, being above or below does not', () => {
    for (const { id, name, firesAtOnce } of alertConditions) {
      const isEvent = /crosse[sd]|enters|leaves/.test(name);
      expect(firesAtOnce, `condition "${id}": firesAtOnce should be ${!isEvent} for "${name}"`).toBe(
        !isEvent,
      );
    }
  });
});

describe('defaults', () => {
  it('name a trigger and deliveries that exist', () => {
    expect(problemsOf(alertDefaultsSchema, alertDefaults)).toEqual([]);
    const known = alertDeliveries.map(({ id }) => id);
    expect(alertDefaults.deliveries.filter((id) => !known.includes(id))).toEqual([]);
  });

  it('are what the rules say', () => {
    const trigger = alertTriggers.find(({ id }) => id === alertDefaults.trigger)?.name.toLowerCase();
    expect(rules['alert-defaults'].rule).toContain(
      `${trigger}, expires after ${alertDefaults.expiryDays} days`,
    );
    expect(rules['alert-cap'].rule).toContain(`${limits.activeAlerts} active alerts`);
    expect(screenerAlertSeconds).toBe(60);
    const change = rules['alert-change'].rule.toLowerCase();
    for (const action of alertActions) {
      expect(change, `the rule about changing an alert names ${action}`).toContain(action.toLowerCase());
    }
  });
});

describe('webhook', () => {
  it('sends the seven fields of the product, and the sample has their types', () => {
    const sample: Record<string, unknown> = JSON.parse(webhookSample);
    expect(Object.keys(sample)).toEqual(['alert', 'symbol', 'venue', 'price', 'value', 'time', 'message']);
    for (const { name, type } of webhookFields) {
      expect(typeof sample[name], name).toBe(type);
    }
    expect(Number.isNaN(Date.parse(String(sample.time)))).toBe(false);
  });

  it('has placeholders for what the body has', () => {
    const keys: readonly string[] = webhookFields.map(({ name }) => name);
    expect(messagePlaceholders.filter(({ name }) => !keys.includes(name.slice(1, -1)))).toEqual([]);
    expect(webhook.retryMinutes).toEqual([1, 5, 25]);
  });
});

describe('triggers', () => {
  it('are the four that the formulas know, in the same order', () => {
    expect(alertTriggers.map(({ id }) => id)).toEqual([...triggerKinds]);
  });
});

describe('states', () => {
  it('are all reachable from active, and active is the state an alert starts in', () => {
    expect(alertStates.map(({ id }) => id)).toEqual([...stateIds]);
    const reached = new Set<string>(['active', ...alertTransitions.map(({ to }) => to)]);
    expect(stateIds.filter((id) => !reached.has(id))).toEqual([]);
  });

  it('are watched only while active', () => {
    expect(alertStates.filter(({ watched }) => watched).map(({ id }) => id)).toEqual(['active']);
  });
});

describe('trigger scenario', () => {
  it('has bars of one length that follow each other, each with values inside it in order of time', () => {
    expect(problemsOf(scenarioSchema, triggerScenario)).toEqual([]);
    const length = (scenarioBars[0]?.closesAt ?? 0) - (scenarioBars[0]?.opensAt ?? 0);
    scenarioBars.forEach((bar, index) => {
      const name = `bar ${index + 1}`;
      expect(bar.closesAt - bar.opensAt, `${name}: length in seconds`).toBe(length);
      expect(bar.opensAt, `${name}: opens when the one before closes`).toBe(
        scenarioBars[index - 1]?.closesAt ?? bar.opensAt,
      );
      const times = bar.ticks.map(({ at }) => at);
      expect(times, `${name}: values in order of time`).toEqual([...times].sort((a, b) => a - b));
      expect(
        times.filter((at) => at < bar.opensAt || at >= bar.closesAt).map(secondsToClock),
        `${name}: values outside the bar`,
      ).toEqual([]);
    });
  });

  it('has no value exactly on the level, so that every value has a side', () => {
    const values = scenarioBars.flatMap(({ ticks }) => ticks.map(({ value }) => value));
    expect(values).not.toContain(triggerScenario.level);
  });

  it.each(Object.entries(scenarioRuns))('%s fires when the formulas say so', (name, run) => {
    expect(problemsOf(runSchema, run)).toEqual([]);
    for (const trigger of triggerKinds) {
      const computed = firings(scenarioBars, {
        level: triggerScenario.level,
        comparison: run.comparison,
        trigger,
        madeAt: clockToSeconds(run.madeAt),
      });
      expect(
        computed.map(({ at, value }) => ({ at: secondsToClock(at), value })),
        `run "${name}", trigger "${trigger}": the typed moments differ from the computed ones`,
      ).toEqual(run.fires[trigger]);
    }
  });

  it('tells all four triggers apart', () => {
    const moments = triggerKinds.map((trigger) => JSON.stringify(scenarioRuns.crosses.fires[trigger]));
    expect(doubles(moments)).toEqual([]);
  });
});
