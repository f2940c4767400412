export { anchorInAddress, onAddressChange, ROUTED } from './islands/address';
export { default as DomStage } from './islands/DomStage';
export { default as Stage } from './islands/Stage';
export { isPlainClick } from './isPlainClick';
export { default as preload, isLoaded } from './navigation/preload';
export { isOwnPath } from './ownPath';
