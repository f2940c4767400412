import { anchorInAddress } from './address';

/**
 * In a drawn text every place that a link can lead to is there. Where React draws the page, the place may stand in a part
 * that is yet to be drawn: the part is woken at once, and the way ends there. Returns how to give up.
 */
export function leadToPlace(stage: HTMLElement): () => void {
  const anchor = anchorInAddress();
  if (stage.hasChildNodes() || anchor === '' || document.getElementById(anchor)) {
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const place = document.getElementById(anchor);
    if (place && stage.contains(place)) {
      observer.disconnect();
      place.scrollIntoView();
    }
  });
  observer.observe(stage, { childList: true });
  // As if the reader had touched it.
  stage.dispatchEvent(new Event('focusin'));
  return () => observer.disconnect();
}
