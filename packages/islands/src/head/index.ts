export { canonicalPath } from './address';
export { loadIsland, savesData } from './hydrate';
export { isFilePath } from './isFilePath';
export { isFramed } from './isFramed';
export { isPlainClick } from './isPlainClick';
export { openModal } from './openModal';
export { isOwnPath } from './ownPath';
export { isHydrated, showNotice, wasReloaded } from './recovery';
