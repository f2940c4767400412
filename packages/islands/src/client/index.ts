export { anchorInAddress, onAddressChange, ROUTED } from './islands/address';
export { default as DomStage } from './islands/DomStage';
export { default as Stage } from './islands/Stage';
