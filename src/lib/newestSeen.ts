import { createStorageSlot } from '@docusaurus/theme-common';

/** The date of the newest post when the list was last opened. */
export const newestSeen = createStorageSlot('pt-newest-post');
