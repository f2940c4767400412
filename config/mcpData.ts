import { markdownPath } from '@pt-docs/markdown-copies/client';
import type { McpDataOptions } from '@pt-docs/mcp/build';
import { terms } from '../data/glossary/terms';
import { metrics } from '../data/metrics';
import { movedAnchors } from '../data/site/moved-anchors';
import { exchangeErrors } from '../data/trading/exchange-errors';
import { swapErrors } from '../data/wallet/swap-errors';
import { walletErrors } from '../data/wallet/wallet-errors';
import { errorAnchor } from '../src/components/trading/ErrorDecoder/errorAnchor';
import { grammarFigures } from '../src/mcp/grammar';
import { figureModels } from '../src/mcp/models';
import { brand } from './brand';
import { GLOSSARY_PATH } from './searchIndex';

const errors: McpDataOptions['errors'] = [
  ...exchangeErrors.map(({ code, meaning, cause, remedy, fixedBy }) => ({
    code,
    source: 'Bybit',
    meaning,
    cause,
    remedy,
    fixedBy,
    anchor: errorAnchor(code),
  })),
  ...walletErrors.map(({ code, meaning, cause, remedy }) => ({
    code,
    source: 'wallet',
    meaning,
    cause,
    remedy,
    anchor: errorAnchor(code),
  })),
  ...swapErrors.flatMap(({ id, texts, meaning, cause, remedy }) =>
    texts.map((code) => ({ code, source: 'swap', meaning, cause, remedy, anchor: id })),
  ),
];

/** What the MCP server knows besides the pages themselves: the same records that the pages show. */
export const mcpData: McpDataOptions = {
  title: brand.siteTitle,
  url: brand.siteUrl,
  copyOf: markdownPath,
  moved: movedAnchors,
  errors,
  figures: [...figureModels.map(({ figure }) => figure), ...grammarFigures],
  terms: Object.entries(terms).map(([id, { name, definition, page, anchor, abbreviations, synonyms }]) => ({
    id,
    name,
    definition,
    synonyms: [...abbreviations, ...synonyms],
    address: `${GLOSSARY_PATH}#${id}`,
    explained: anchor ? `${page}#${anchor}` : page,
  })),
  metrics: metrics.map(({ id, page, ...metric }) => ({
    id,
    name: metric.name,
    synonyms: [...metric.synonyms],
    family: metric.family,
    definition: metric.definition,
    formula: metric.formula,
    unit: metric.unit,
    sign: metric.sign,
    timeframes: [...metric.timeframes],
    venues: metric.venues,
    updates: metric.updates,
    reading: [...metric.reading],
    misleads: [...metric.misleads],
    command: metric.command,
    screenerField: metric.screenerField,
    address: `${page}#${id}`,
  })),
};
