import { isSparing } from '../head/hydrate';
import { learnStyles } from './fragments/docStyles';
import { fragmentFolder } from './fragments/fragmentStore';

/** So that the first click fetches a doc's styles beside its fragment, not after it. */
function learnWhenIdle(): void {
  const folder = fragmentFolder();
  if (folder && !isSparing()) {
    void learnStyles(folder);
  }
}

if (typeof window !== 'undefined') {
  (window.requestIdleCallback ?? setTimeout)(learnWhenIdle);
}
