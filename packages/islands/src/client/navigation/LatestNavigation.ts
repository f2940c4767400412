import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import { startTransition } from 'react';
import { afterNextPaint } from '../fragments/afterNextPaint';
import { showPreview } from '../fragments/docPreview';
import { inTime } from '../inTime';
import preload, { isLoaded, setLoaded } from './preload';

type Props = PendingNavigation['props'];
type Location = Props['location'];

/** After this the browser loads the page itself: the address already is the next page's, the content still the old one's. */
const PATIENCE_MS = 10_000;

/** Every entry of the browser's history has a key of its own, except the first and those that the browser made. */
const isSameEntry = (one: Location, other: Location) =>
  (['key', 'pathname', 'search', 'hash'] as const).every((field) => one[field] === other[field]);

/**
 * Keeps the old page on the screen until the next one is loaded. Replaces Docusaurus' PendingNavigation, for four reasons:
 * - Docusaurus renders the old page once more before it navigates, also when the next one is loaded already: everything
 *   that reads the address renders twice, 15 ms of a click, 60 on a slow phone. This navigates at once.
 * - When a page arrives, the first screen of its doc is shown before React renders the layout around it.
 * - The latest navigation wins: a page that the reader no longer waits for changes nothing when it arrives or fails. In
 *   Docusaurus the page of a later click is rendered before it is loaded, or the page that is being read is reloaded.
 * - Docusaurus makes a new location of the same entry whenever it renders, and takes it for a navigation: a reader who turns
 *   back while the next page is being rendered would end at the top of the old one.
 */
export default class LatestNavigation extends PendingNavigation {
  constructor(props: Props) {
    super(props);
    setLoaded(props.location.pathname);
  }

  /** The entry whose first screen is shown before React has rendered it. */
  private previewed?: Location;

  override shouldComponentUpdate(next: Props, { nextRouteHasLoaded }: PendingNavigation['state']): boolean {
    const { location } = this.props;
    if (next.location !== location) {
      if (isSameEntry(next.location, location)) {
        return false;
      }
      return this.navigate(location, next.location) && !this.preview(next.location);
    }
    const isArriving = !this.state.nextRouteHasLoaded && nextRouteHasLoaded;
    return nextRouteHasLoaded && !(isArriving && this.preview(location));
  }

  /**
   * Shows the first screen of a doc, if it can: then React renders the layout around it afterwards, in a transition. Only
   * that is one: React may start a transition over, and what `shouldComponentUpdate` does must happen once. It's asked, where
   * `forceUpdate` wouldn't: after another click meanwhile, the page of that click is the one that would be rendered, unloaded.
   */
  private preview(location: Location): boolean {
    if (!showPreview(location.pathname)) {
      return false;
    }
    this.previewed = location;
    afterNextPaint(() => this.isLatest(location) && startTransition(() => this.setState({})));
    return true;
  }

  /** How far a reader has scrolled in the first screen: when the layout follows, Docusaurus goes to the top of the page. */
  override getSnapshotBeforeUpdate(): number | null {
    const isPreviewed = this.previewed !== undefined && this.isLatest(this.previewed);
    this.previewed = undefined;
    return isPreviewed ? scrollY : null;
  }

  override componentDidUpdate(_props: Props, _state: PendingNavigation['state'], top: number | null): void {
    if (top !== null) {
      scrollTo({ top, behavior: 'instant' });
    }
  }

  private isLatest(location: Location): boolean {
    return isSameEntry(this.props.location, location);
  }

  /** Returns whether the next page can be rendered at once. */
  private navigate(previousLocation: Location, location: Location): boolean {
    const endUpdate = dispatchLifecycleAction('onRouteUpdate', { previousLocation, location });
    // Docusaurus' own field, private by its types.
    Object.assign(this, { previousLocation });
    if (this.state.nextRouteHasLoaded && isLoaded(location.pathname)) {
      endUpdate();
      return true;
    }
    this.setState({ nextRouteHasLoaded: false });
    inTime(preload(location.pathname), PATIENCE_MS, location.pathname)
      .finally(endUpdate)
      .then(() => this.isLatest(location) && this.setState({ nextRouteHasLoaded: true }))
      .catch((error: unknown) => {
        if (this.isLatest(location)) {
          // Its chunks may be gone after a deploy: the browser loads the page itself.
          console.warn(error);
          window.location.reload();
        }
      });
    return false;
  }
}
