import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import { startTransition } from 'react';
import { afterNextPaint } from '../fragments/afterNextPaint';
import { showAhead } from '../fragments/ahead';
import preload, { isLoaded } from './preload';

type Props = PendingNavigation['props'];
type Place = Props['location'];

/**
 * Keeps the old page on the screen until the next one is here, in the place of the framework's PendingNavigation
 * (plugins/lean-client), for three reasons:
 * - The framework draws the old page once more before it goes on, also when the next one is here already: everything
 *   that knows the address is drawn twice, 15 ms of a click, 60 on a slow phone. This goes on at once.
 * - When a page arrives, the first screen of its text is shown before React draws what stands around it.
 * - A page that the reader no longer waits for changes nothing when it arrives or fails. With the framework, the page of
 *   a later click would be drawn before it is here, or the page that is being read would be loaded anew.
 */
export default class QuickNavigation extends PendingNavigation {
  override shouldComponentUpdate(next: Props, { nextRouteHasLoaded }: PendingNavigation['state']): boolean {
    const { location } = this.props;
    if (next.location !== location) {
      return this.goOn(location, next.location);
    }
    const isArriving = !this.state.nextRouteHasLoaded && nextRouteHasLoaded;
    if (isArriving && showAhead(location.pathname)) {
      afterNextPaint(() => this.isWanted(location) && startTransition(() => this.forceUpdate()));
      return false;
    }
    return nextRouteHasLoaded;
  }

  /** Until the reader goes on from there, or back. */
  private isWanted(location: Place): boolean {
    return this.props.location === location;
  }

  /** Says whether the next page can be drawn at once. */
  private goOn(previousLocation: Place, location: Place): boolean {
    const endUpdate = dispatchLifecycleAction('onRouteUpdate', { previousLocation, location });
    // The framework's own, private by its types.
    Object.assign(this, { previousLocation });
    if (this.state.nextRouteHasLoaded && isLoaded(location.pathname)) {
      endUpdate();
      return true;
    }
    this.setState({ nextRouteHasLoaded: false });
    preload(location.pathname)
      .finally(endUpdate)
      .then(() => this.isWanted(location) && this.setState({ nextRouteHasLoaded: true }))
      .catch((error: unknown) => {
        if (this.isWanted(location)) {
          // Its parts may be gone with a deploy: the browser loads the page itself.
          console.warn(error);
          window.location.reload();
        }
      });
    return false;
  }
}
