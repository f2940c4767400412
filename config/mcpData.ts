import type { McpDataOptions } from '@pt-docs/mcp/build';
import { markdownPath } from '@pt-docs/pages/client';
import { terms } from '../data/glossary/terms';
import { metrics } from '../data/metrics';
import { playbooks } from '../data/playbooks/playbooks';
import { readersSay } from '../data/search/lists';
import { movedAnchors } from '../data/site/moved-anchors';
import { exchangeErrors } from '../data/trading/exchange-errors';
import { swapErrors } from '../data/wallet/swap-errors';
import { walletErrors } from '../data/wallet/wallet-errors';
import { errorAnchor } from '../src/components/trading/ErrorDecoder/errorAnchor';
import { brand } from './brand';
import { GLOSSARY_PATH } from './searchIndex';

/** Messages by which readers look for an error; the search knows them by the error's address. */
const saidOf = (anchor: string) =>
  readersSay.flatMap(({ address, phrases }) => (address.endsWith(`#${anchor}`) ? phrases : []));

const errors: McpDataOptions['errors'] = [
  ...Object.entries({ Bybit: exchangeErrors, wallet: walletErrors }).flatMap(([source, list]) =>
    list.map(({ code, meaning, cause, remedy, fixedBy }) => {
      const anchor = errorAnchor(code);
      return { code, source, meaning, cause, remedy, fixedBy, says: saidOf(anchor), anchor };
    }),
  ),
  ...swapErrors.flatMap(({ id, texts, meaning, cause, remedy }) =>
    texts.map((code) => ({ code, source: 'swap', meaning, cause, remedy, anchor: id })),
  ),
];

/** What the MCP server knows besides the pages themselves: the same records that the pages show. */
export const mcpData: Omit<McpDataOptions, 'figures'> = {
  title: brand.siteTitle,
  url: brand.siteUrl,
  copyOf: markdownPath,
  moved: movedAnchors,
  errors,
  prompts: playbooks.map(({ id, title, when, commands, lookFor, wrongIf, home }) => ({
    name: `playbook-${id}`,
    title,
    description: when,
    text: `Walk me through the playbook "${title}" of ${brand.siteTitle} (${brand.siteUrl}${home}). When: ${when} Commands, in order: ${commands.map((command) => `\`${command}\``).join(', ')}. What to look for: ${lookFor} What would prove me wrong: ${wrongIf} Read the section first, check each command with check_command or check_filter, and ask me for my market before the last step. These are no advice: say so once.`,
  })),
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
