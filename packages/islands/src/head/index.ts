export { canonicalAddress } from './address';
export { isPlainClick } from './isPlainClick';
export { LISTENING } from './keepActions';
export { isOwnPath } from './ownPath';
export { isAwake, showNotice, wasReloaded } from './recovery';
export { isSparing } from './wake';
