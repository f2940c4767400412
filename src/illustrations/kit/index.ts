/** What pictures are composed of. */
export * from './chart';
export * from './controls';
export { Icon } from './icons';
export * from './market';
export { Spot } from './marks';
export * from './screener';
export * from './series';
export * from './shell';
export * from './thumb';
