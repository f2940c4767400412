import { answerTool, pageTools, recordTools } from '@pt-docs/mcp';
import { findErrors } from '@site/src/components/trading/ErrorDecoder/findErrors';
import { answerTo } from '../answers';
import { showFigure } from './figures';
import { grammarTools } from './grammar';
import { planOrder } from './planOrder';
import { runCommands } from './workspace';

/** Everything that an assistant can ask: the docs, their records, the grammars, the app on samples, and the figures. */
export const mcpTools = [
  ...pageTools,
  answerTool(answerTo),
  ...recordTools(findErrors),
  ...grammarTools,
  runCommands,
  planOrder,
  showFigure,
];
