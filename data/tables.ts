import type { ZodType } from 'zod';
import {
  alertDefaultsSchema,
  alertRuleSchema,
  conditionSchema,
  deliverySchema,
  placeholderSchema,
  runSchema,
  scenarioSchema,
  stateSchema,
  transitionSchema,
  triggerSchema,
  webhookFieldSchema,
} from './alerts/alerts.schema';
import { alertConditions } from './alerts/conditions';
import { alertDefaults, alertRules } from './alerts/defaults';
import { alertDeliveries, messagePlaceholders } from './alerts/deliveries';
import { alertStates, alertTransitions } from './alerts/states';
import { scenarioRuns, triggerScenario } from './alerts/trigger-scenario';
import { alertTriggers } from './alerts/triggers';
import { webhookFields } from './alerts/webhook';
import { approvalKinds } from './approval-kinds';
import { approvalKindSchema } from './approval-kinds.schema';
import { audiences } from './audiences';
import { audienceSchema } from './audiences.schema';
import { chartMoves, chartParts, chartTabs } from './chart-parts';
import { chartMoveSchema, chartPartSchema, chartTabSchema } from './chart-parts.schema';
import { chartScales, chartStyles } from './chart-styles';
import { chartScaleSchema, chartStyleSchema } from './chart-styles.schema';
import { commandsByArea } from './commands';
import { commandSchema } from './commands/command.schema';
import { commandMistakes } from './commands/mistakes';
import { commandMistakeSchema } from './commands/mistakes.schema';
import { conventions } from './conventions';
import { conventionSchema } from './conventions.schema';
import { coverage } from './coverage';
import { coverageSchema } from './coverage.schema';
import { dashboardTemplates } from './dashboard-templates';
import { dashboardTemplateSchema } from './dashboard-templates.schema';
import { depthBands } from './depth-bands';
import { depthBandSchema } from './depth-bands.schema';
import { drawingTools } from './drawing-tools';
import { drawingToolSchema } from './drawing-tools.schema';
import { exchangeErrors } from './exchange-errors';
import { exchangeErrorSchema } from './exchange-errors.schema';
import { keyLifetime, openOrderLimits, requestLimits } from './exchange-limits';
import { exchangeLimitSchema, keyLifetimeSchema } from './exchange-limits.schema';
import { exchangePermissions, keyRecipes } from './exchange-permissions';
import { exchangePermissionSchema, keyRecipeSchema } from './exchange-permissions.schema';
import { faq } from './faq';
import { faqSchema } from './faq.schema';
import { fundingTimes } from './funding-times';
import { fundingTimesSchema } from './funding-times.schema';
import { terms } from './glossary/terms';
import { termSchema } from './glossary/terms.schema';
import { helpIds } from './help-ids';
import { helpIdSchema, helpTargetSchema } from './help-ids.schema';
import { hotkeys } from './hotkeys';
import { hotkeySchema } from './hotkeys.schema';
import { escalation, houseRules } from './house-rules';
import { escalationSchema, houseRuleSchema } from './house-rules.schema';
import { intelCards } from './intel-cards';
import { intelCardSchema } from './intel-cards.schema';
import { joinModes } from './join-modes';
import { joinModeSchema } from './join-modes.schema';
import { limitRecords } from './limits';
import { limitSchema } from './limits.schema';
import { linkGroups } from './link-groups';
import { linkGroupSchema } from './link-groups.schema';
import { featureRules, publishedRules, ruleLayers } from './location-rules';
import { featureRuleSchema, publishedRuleSchema, ruleLayerSchema } from './location-rules.schema';
import { metrics } from './metrics';
import { metricSchema } from './metrics/metric.schema';
import { cariBands, momentumBands, rosiBands } from './model-bands';
import { bandSchema } from './model-bands.schema';
import { nearWords } from './near-words';
import { nearWordsSchema } from './near-words.schema';
import { networks } from './networks';
import { networkSchema } from './networks.schema';
import { notInPt } from './not-in-pt';
import { notInPtSchema } from './not-in-pt.schema';
import { orderStatuses } from './order-statuses';
import { orderStatusSchema } from './order-statuses.schema';
import { orderTypes } from './order-types';
import { orderTypeSchema } from './order-types.schema';
import { overallBands, subScores } from './ratings';
import { subScoreSchema } from './ratings.schema';
import { readersSay } from './readers-say';
import { readersSaySchema } from './readers-say/schema';
import { permissions, roles } from './roles';
import { permissionSchema, roleSchema } from './roles.schema';
import { fdvConventions, screenerFields } from './screener-fields';
import { fdvConventionSchema, screenerFieldSchema } from './screener-fields.schema';
import { screenerOperators } from './screener-operators';
import { screenerOperatorSchema } from './screener-operators.schema';
import { sharingRules } from './sharing-rules';
import { sharingRuleSchema } from './sharing-rules.schema';
import { slippageMeanings } from './slippage-meanings';
import { slippageMeaningSchema } from './slippage-meanings.schema';
import { sources } from './sources';
import { sourceSchema } from './sources.schema';
import { studies } from './studies';
import { studySchema } from './studies.schema';
import { swapErrors } from './swap-errors';
import { swapErrorSchema } from './swap-errors.schema';
import { symbolTypes } from './symbols';
import { symbolTypeSchema } from './symbols.schema';
import { syncCommands, syncRules, syncTimelines } from './sync-rules';
import { syncCommandSchema, syncRuleSchema, syncTimelineSchema } from './sync-rules.schema';
import { synonyms } from './synonyms';
import { synonymsSchema } from './synonyms.schema';
import { timesInForce } from './time-in-force';
import { timeInForceSchema } from './time-in-force.schema';
import { tradingRules } from './trading-rules';
import { tradingRuleSchema } from './trading-rules.schema';
import { troubles } from './troubleshooting';
import { troubleSchema } from './troubleshooting/trouble.schema';
import { walletErrors } from './wallet-errors';
import { walletErrorSchema } from './wallet-errors.schema';
import { widgets } from './widgets';
import { widgetSchema } from './widgets.schema';

type Records = readonly unknown[] | Readonly<Record<string, unknown>>;
type Table = readonly [schema: ZodType, records: Records];

/**
 * Every schema with the records that it holds for, by the name of the file that declares it. The build stops when a record
 * does not fit or a `*.schema.ts` is missing here.
 */
export const tables: Readonly<Record<string, readonly Table[]>> = {
  'alerts/alerts': [
    [conditionSchema, alertConditions],
    [triggerSchema, alertTriggers],
    [deliverySchema, alertDeliveries],
    [placeholderSchema, messagePlaceholders],
    [alertRuleSchema, alertRules],
    [alertDefaultsSchema, [alertDefaults]],
    [webhookFieldSchema, webhookFields],
    [stateSchema, alertStates],
    [transitionSchema, alertTransitions],
    [scenarioSchema, [triggerScenario]],
    [runSchema, scenarioRuns],
  ],
  'commands/command': [[commandSchema, Object.values(commandsByArea).flat()]],
  'commands/mistakes': [[commandMistakeSchema, commandMistakes]],
  'glossary/terms': [[termSchema, terms]],
  'help-ids': [
    [helpIdSchema, Object.keys(helpIds)],
    [helpTargetSchema, helpIds],
  ],
  'metrics/metric': [[metricSchema, metrics]],
  'model-bands': [
    [bandSchema, cariBands],
    [bandSchema, rosiBands],
    [bandSchema, momentumBands],
    [bandSchema, overallBands],
  ],
  'readers-say': [[readersSaySchema, [readersSay]]],
  'troubleshooting/trouble': [[troubleSchema, troubles]],
  'approval-kinds': [[approvalKindSchema, approvalKinds]],
  audiences: [[audienceSchema, audiences]],
  'chart-parts': [
    [chartPartSchema, chartParts],
    [chartMoveSchema, chartMoves],
    [chartTabSchema, chartTabs],
  ],
  'chart-styles': [
    [chartStyleSchema, chartStyles],
    [chartScaleSchema, chartScales],
  ],
  conventions: [[conventionSchema, conventions]],
  coverage: [[coverageSchema, coverage]],
  'dashboard-templates': [[dashboardTemplateSchema, dashboardTemplates]],
  'depth-bands': [[depthBandSchema, depthBands]],
  'drawing-tools': [[drawingToolSchema, drawingTools]],
  'exchange-errors': [[exchangeErrorSchema, exchangeErrors]],
  'exchange-limits': [
    [exchangeLimitSchema, requestLimits],
    [exchangeLimitSchema, openOrderLimits],
    [keyLifetimeSchema, [keyLifetime]],
  ],
  'exchange-permissions': [
    [exchangePermissionSchema, exchangePermissions],
    [keyRecipeSchema, keyRecipes],
  ],
  faq: [[faqSchema, faq]],
  'funding-times': [[fundingTimesSchema, fundingTimes]],
  hotkeys: [[hotkeySchema, hotkeys]],
  'house-rules': [
    [houseRuleSchema, houseRules],
    [escalationSchema, escalation],
  ],
  'intel-cards': [[intelCardSchema, intelCards]],
  'join-modes': [[joinModeSchema, joinModes]],
  limits: [[limitSchema, limitRecords]],
  'link-groups': [[linkGroupSchema, linkGroups]],
  'location-rules': [
    [ruleLayerSchema, ruleLayers],
    [featureRuleSchema, featureRules],
    [publishedRuleSchema, publishedRules],
  ],
  'near-words': [[nearWordsSchema, [nearWords]]],
  networks: [[networkSchema, networks]],
  'not-in-pt': [[notInPtSchema, notInPt]],
  'order-statuses': [[orderStatusSchema, orderStatuses]],
  'order-types': [[orderTypeSchema, orderTypes]],
  ratings: [[subScoreSchema, subScores]],
  roles: [
    [roleSchema, roles],
    [permissionSchema, permissions],
  ],
  'screener-fields': [
    [screenerFieldSchema, screenerFields],
    [fdvConventionSchema, fdvConventions],
  ],
  'screener-operators': [[screenerOperatorSchema, screenerOperators]],
  'sharing-rules': [[sharingRuleSchema, sharingRules]],
  'slippage-meanings': [[slippageMeaningSchema, slippageMeanings]],
  sources: [[sourceSchema, sources]],
  studies: [[studySchema, studies]],
  'swap-errors': [[swapErrorSchema, swapErrors]],
  symbols: [[symbolTypeSchema, symbolTypes]],
  'sync-rules': [
    [syncRuleSchema, syncRules],
    [syncCommandSchema, syncCommands],
    [syncTimelineSchema, syncTimelines],
  ],
  synonyms: [[synonymsSchema, [synonyms]]],
  'time-in-force': [[timeInForceSchema, timesInForce]],
  'trading-rules': [[tradingRuleSchema, tradingRules]],
  'wallet-errors': [[walletErrorSchema, walletErrors]],
  widgets: [[widgetSchema, widgets]],
};
