import { answerTool, modelTool, pageTools, recordTools } from '@pt-docs/mcp';
import { findErrors } from '@site/src/components/trading/ErrorDecoder/findErrors';
import { answerTo } from '../answers';
import { shownFigures } from './figures';
import { grammarTools } from './grammar';
import { figureModels } from './models';
import { runCommands } from './workspace';

const shown = await shownFigures();

/** A tool for every figure: one of its own where it takes more than the figure's controls. */
export const allModels = [
  ...figureModels,
  ...shown.filter(({ figure }) => !figureModels.some((model) => model.figure === figure)),
];

/** Everything that an assistant can ask: the docs, their records, the grammars, and the figures. */
export const mcpTools = [
  ...pageTools,
  answerTool(answerTo),
  ...recordTools(findErrors),
  ...grammarTools,
  runCommands,
  ...allModels.map(modelTool),
];
