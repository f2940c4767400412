import { modelTool, pageTools, recordTools } from '@pt-docs/mcp';
import { findErrors } from '@site/src/components/trading/ErrorDecoder/findErrors';
import { grammarTools } from './grammar';
import { figureModels } from './models';

/** Everything that an assistant can ask: the docs, their records, the grammars, and the models behind the figures. */
export const mcpTools = [
  ...pageTools,
  ...recordTools(findErrors),
  ...grammarTools,
  ...figureModels.map(modelTool),
];
