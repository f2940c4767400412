export { isEmbedded, subscribeToMode } from './mode';
export { goTo, registerNavigator } from './navigator';
