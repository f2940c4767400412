/** What pictures are composed of. */
export * from './chart';
export * from './controls';
export * from './market';
export * from './pane';
export * from './screener';
export * from './series';
export * from './shell';
export * from './strip';
export * from './thumb';
