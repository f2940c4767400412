export type { Workspace as Desk } from './screen';
export * from './screen';
export { stillWorkspace as stillDesk } from './screen';
