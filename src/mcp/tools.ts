import { answerTool, modelTool, pageTools, recordTools } from '@pt-docs/mcp';
import { findErrors } from '@site/src/components/trading/ErrorDecoder/findErrors';
import { answerTo } from '../answers';
import { grammarTools } from './grammar';
import { figureModels } from './models';

/** Everything that an assistant can ask: the docs, their records, the grammars, and the models behind the figures. */
export const mcpTools = [
  ...pageTools,
  answerTool(answerTo),
  ...recordTools(findErrors),
  ...grammarTools,
  ...figureModels.map(modelTool),
];
