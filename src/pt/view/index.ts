/** What islands and the dock load of the app: one chunk. */
export { runInDock } from './dock';
export { default, loadPicture } from './Workspace';
