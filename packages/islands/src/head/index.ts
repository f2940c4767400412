export { canonicalAddress } from './address';
export { LISTENING } from './keepActions';
export { isAwake, showNotice, wasReloaded } from './recovery';
export { isSparing } from './wake';
