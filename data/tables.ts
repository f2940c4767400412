import type { ZodType } from 'zod';
import {
  alertDefaultsSchema,
  conditionSchema,
  deliverySchema,
  placeholderSchema,
  runSchema,
  scenarioSchema,
  stateSchema,
  transitionSchema,
  triggerSchema,
} from './alerts/alerts.schema';
import { alertConditions } from './alerts/conditions';
import { alertDefaults } from './alerts/defaults';
import { alertDeliveries, messagePlaceholders } from './alerts/deliveries';
import { alertStates, alertTransitions } from './alerts/states';
import { scenarioRuns, triggerScenario } from './alerts/trigger-scenario';
import { alertTriggers } from './alerts/triggers';
import { commandsByArea } from './commands';
import { commandSchema } from './commands/command.schema';
import { commandMistakes } from './commands/mistakes';
import { commandMistakeSchema } from './commands/mistakes.schema';
import { audiences } from './community/audiences';
import { audienceSchema } from './community/audiences.schema';
import { escalation, houseRules } from './community/house-rules';
import { escalationSchema, houseRuleSchema } from './community/house-rules.schema';
import { joinModes } from './community/join-modes';
import { joinModeSchema } from './community/join-modes.schema';
import { permissions, roles } from './community/roles';
import { permissionSchema, roleSchema } from './community/roles.schema';
import { dashboardTemplates } from './dashboards/templates';
import { dashboardTemplateSchema } from './dashboards/templates.schema';
import { widgets } from './dashboards/widgets';
import { widgetSchema } from './dashboards/widgets.schema';
import { terms } from './glossary/terms';
import { termSchema } from './glossary/terms.schema';
import { metrics } from './metrics';
import { coverage, coverageGroups } from './metrics/coverage';
import { coverageSchema, marketLaunchSchema, trustSchema } from './metrics/coverage.schema';
import { depthBands } from './metrics/depth-bands';
import { depthBandSchema } from './metrics/depth-bands.schema';
import { marketLaunches } from './metrics/market-launches';
import { metricSchema } from './metrics/metric.schema';
import { cariBands, momentumBands, rosiBands } from './models/bands';
import { bandSchema } from './models/bands.schema';
import { intelCards } from './models/intel-cards';
import { intelCardSchema } from './models/intel-cards.schema';
import { overallBands, subScores } from './models/ratings';
import { subScoreSchema } from './models/ratings.schema';
import { playbooks } from './playbooks/playbooks';
import { playbookSchema } from './playbooks/playbooks.schema';
import { conventions } from './reference/conventions';
import { conventionSchema } from './reference/conventions.schema';
import { faq } from './reference/faq';
import { faqSchema } from './reference/faq.schema';
import { limitRecords } from './reference/limits';
import { limitSchema } from './reference/limits.schema';
import { featureRules, publishedRules, ruleLayers } from './reference/location-rules';
import { featureRuleSchema, publishedRuleSchema, ruleLayerSchema } from './reference/location-rules.schema';
import { notInPt } from './reference/not-in-pt';
import { notInPtSchema } from './reference/not-in-pt.schema';
import { rules } from './reference/rules';
import { ruleSchema } from './reference/rules.schema';
import { sources } from './reference/sources';
import { sourceSchema } from './reference/sources.schema';
import { fdvConventions, screenerFields } from './screener/fields';
import { fdvConventionSchema, screenerFieldSchema } from './screener/fields.schema';
import { screenerOperators } from './screener/operators';
import { screenerOperatorSchema } from './screener/operators.schema';
import { nearWords } from './search/near-words';
import { nearWordsSchema } from './search/near-words.schema';
import { readersSay } from './search/readers-say';
import { readersSaySchema } from './search/readers-say.schema';
import { synonyms } from './search/synonyms';
import { synonymsSchema } from './search/synonyms.schema';
import { helpIds } from './site/help-ids';
import { helpIdSchema, helpTargetSchema } from './site/help-ids.schema';
import { exchangeErrors } from './trading/exchange-errors';
import { exchangeErrorSchema } from './trading/exchange-errors.schema';
import { keyLifetime, openOrderLimits, requestLimits } from './trading/exchange-limits';
import { exchangeLimitSchema, keyLifetimeSchema } from './trading/exchange-limits.schema';
import { exchangePermissions, keyRecipes } from './trading/exchange-permissions';
import { exchangePermissionSchema, keyRecipeSchema } from './trading/exchange-permissions.schema';
import { fundingTimes } from './trading/funding-times';
import { fundingTimesSchema } from './trading/funding-times.schema';
import { orderStatuses } from './trading/order-statuses';
import { orderStatusSchema } from './trading/order-statuses.schema';
import { orderTypes } from './trading/order-types';
import { orderTypeSchema } from './trading/order-types.schema';
import { slippageMeanings } from './trading/slippage-meanings';
import { slippageMeaningSchema } from './trading/slippage-meanings.schema';
import { timesInForce } from './trading/time-in-force';
import { timeInForceSchema } from './trading/time-in-force.schema';
import { troubles } from './troubleshooting';
import { troubleSchema } from './troubleshooting/trouble.schema';
import { approvalKinds } from './wallet/approval-kinds';
import { approvalKindSchema } from './wallet/approval-kinds.schema';
import { networks } from './wallet/networks';
import { networkSchema } from './wallet/networks.schema';
import { swapErrors } from './wallet/swap-errors';
import { swapErrorSchema } from './wallet/swap-errors.schema';
import { walletErrors } from './wallet/wallet-errors';
import { walletErrorSchema } from './wallet/wallet-errors.schema';
import { chartMoves, chartParts, chartTabs } from './workbench/chart-parts';
import { chartMoveSchema, chartPartSchema, chartTabSchema } from './workbench/chart-parts.schema';
import { chartScales, chartStyles } from './workbench/chart-styles';
import { chartScaleSchema, chartStyleSchema } from './workbench/chart-styles.schema';
import { drawingTools } from './workbench/drawing-tools';
import { drawingToolSchema } from './workbench/drawing-tools.schema';
import { hotkeys } from './workbench/hotkeys';
import { hotkeySchema } from './workbench/hotkeys.schema';
import { linkGroups } from './workbench/link-groups';
import { linkGroupSchema } from './workbench/link-groups.schema';
import { studies } from './workbench/studies';
import { studySchema } from './workbench/studies.schema';
import { symbolTypes } from './workbench/symbols';
import { symbolTypeSchema } from './workbench/symbols.schema';
import { syncCommands, syncRules, syncTimelines } from './workbench/sync-rules';
import { syncCommandSchema, syncRuleSchema, syncTimelineSchema } from './workbench/sync-rules.schema';

export type Records = readonly unknown[] | Readonly<Record<string, unknown>>;
type Table = readonly [schema: ZodType, records: Records, unique?: readonly string[]];

/**
 * Every schema with the records that it holds for, by the name of the file that declares it. The build stops when a record
 * does not fit, when two records of a table share an id, or when a `*.schema.ts` is missing here. Where
 * other fields must be unique too, they stand behind the records; `name+synonyms`: a word of either belongs to one record.
 */
export const tables: Readonly<Record<string, readonly Table[]>> = {
  'alerts/alerts': [
    [conditionSchema, alertConditions],
    [triggerSchema, alertTriggers],
    [deliverySchema, alertDeliveries],
    [placeholderSchema, messagePlaceholders, ['name']],
    [alertDefaultsSchema, [alertDefaults]],
    [stateSchema, alertStates],
    [transitionSchema, alertTransitions],
    [scenarioSchema, [triggerScenario]],
    [runSchema, scenarioRuns],
  ],
  'commands/command': [[commandSchema, Object.values(commandsByArea).flat()]],
  'commands/mistakes': [[commandMistakeSchema, commandMistakes, ['id', 'typed']]],
  'glossary/terms': [[termSchema, terms, ['name+abbreviations+synonyms']]],
  'site/help-ids': [
    [helpIdSchema, Object.keys(helpIds)],
    [helpTargetSchema, helpIds],
  ],
  'metrics/metric': [[metricSchema, metrics, ['id', 'name+synonyms']]],
  'models/bands': [
    [bandSchema, cariBands],
    [bandSchema, rosiBands],
    [bandSchema, momentumBands],
    [bandSchema, overallBands],
  ],
  'search/readers-say': [[readersSaySchema, [readersSay]]],
  'troubleshooting/trouble': [
    // An id is an anchor: two pages may use the same.
    [troubleSchema, troubles, ['symptom']],
  ],
  'wallet/approval-kinds': [[approvalKindSchema, approvalKinds]],
  'community/audiences': [[audienceSchema, audiences]],
  'workbench/chart-parts': [
    [chartPartSchema, chartParts],
    [chartMoveSchema, chartMoves],
    [chartTabSchema, chartTabs],
  ],
  'workbench/chart-styles': [
    [chartStyleSchema, chartStyles],
    [chartScaleSchema, chartScales],
  ],
  'reference/conventions': [[conventionSchema, conventions]],
  'metrics/coverage': [
    [coverageSchema, coverage],
    [trustSchema, coverageGroups.map(({ trust }) => trust)],
  ],
  'metrics/market-launches': [[marketLaunchSchema, marketLaunches]],
  'dashboards/templates': [[dashboardTemplateSchema, dashboardTemplates]],
  'metrics/depth-bands': [[depthBandSchema, depthBands]],
  'workbench/drawing-tools': [[drawingToolSchema, drawingTools]],
  'trading/exchange-errors': [[exchangeErrorSchema, exchangeErrors, ['code']]],
  'trading/exchange-limits': [
    [exchangeLimitSchema, requestLimits],
    [exchangeLimitSchema, openOrderLimits],
    [keyLifetimeSchema, [keyLifetime]],
  ],
  'trading/exchange-permissions': [
    [exchangePermissionSchema, exchangePermissions, ['id', 'apiNames']],
    [keyRecipeSchema, keyRecipes],
  ],
  'reference/faq': [[faqSchema, faq]],
  'trading/funding-times': [[fundingTimesSchema, fundingTimes, ['venue']]],
  'workbench/hotkeys': [[hotkeySchema, hotkeys]],
  'community/house-rules': [
    [houseRuleSchema, houseRules],
    [escalationSchema, escalation],
  ],
  'models/intel-cards': [[intelCardSchema, intelCards]],
  'community/join-modes': [[joinModeSchema, joinModes]],
  'reference/limits': [[limitSchema, limitRecords]],
  'workbench/link-groups': [[linkGroupSchema, linkGroups]],
  'reference/location-rules': [
    [ruleLayerSchema, ruleLayers],
    [featureRuleSchema, featureRules],
    [publishedRuleSchema, publishedRules],
  ],
  'search/near-words': [[nearWordsSchema, [nearWords]]],
  'wallet/networks': [
    [networkSchema, networks, ['id', 'name', 'networkName', 'chainId', 'explorer', 'exampleRpc']],
  ],
  'reference/not-in-pt': [[notInPtSchema, notInPt]],
  'trading/order-statuses': [[orderStatusSchema, orderStatuses, ['id', 'code']]],
  'trading/order-types': [[orderTypeSchema, orderTypes]],
  'models/ratings': [[subScoreSchema, subScores]],
  'community/roles': [
    [roleSchema, roles],
    [permissionSchema, permissions],
  ],
  'screener/fields': [
    [screenerFieldSchema, screenerFields, ['id', 'name']],
    [fdvConventionSchema, fdvConventions],
  ],
  'screener/operators': [[screenerOperatorSchema, screenerOperators, ['sign']]],
  'trading/slippage-meanings': [[slippageMeaningSchema, slippageMeanings]],
  'reference/sources': [[sourceSchema, sources]],
  'workbench/studies': [[studySchema, studies, ['id', 'name+synonyms']]],
  'wallet/swap-errors': [[swapErrorSchema, swapErrors, ['id', 'texts']]],
  'workbench/symbols': [[symbolTypeSchema, symbolTypes]],
  'workbench/sync-rules': [
    [syncRuleSchema, syncRules],
    [syncCommandSchema, syncCommands],
    [syncTimelineSchema, syncTimelines],
  ],
  'search/synonyms': [[synonymsSchema, [synonyms]]],
  'trading/time-in-force': [[timeInForceSchema, timesInForce, ['id', 'code']]],
  'playbooks/playbooks': [[playbookSchema, playbooks]],
  'reference/rules': [[ruleSchema, rules]],
  'wallet/wallet-errors': [[walletErrorSchema, walletErrors, ['code']]],
  'dashboards/widgets': [[widgetSchema, widgets]],
};
