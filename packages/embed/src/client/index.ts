export { embedTheme, isEmbedded, subscribeToMode } from './mode';
export { goTo, registerNavigator } from './navigator';
