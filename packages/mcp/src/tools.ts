/** What needs no server: tools that run in a page too. */
export type { ErrorCode } from './dataFile';
export { cached, DocsProblem, type SiteReader, webReader } from './reader';
export { openSite, type Site } from './site';
export { type DocsTool, docsTool } from './tool';
export { addressOf } from './tools/addresses';
export { answerTool } from './tools/answer';
export { type FigureModel, type ModelInput, modelTool } from './tools/model';
export { goToTool, pageTools } from './tools/pages';
export { type FindErrors, recordTools } from './tools/records';
