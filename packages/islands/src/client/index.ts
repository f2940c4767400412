export { anchorInAddress, onAddressChange, ROUTED } from './islands/address';
export { default as DomIsland } from './islands/DomIsland';
export { default as Island } from './islands/Island';
export type { IslandModule, IslandRegistry } from './islands/registry';
