import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import { startTransition } from 'react';
import { afterNextPaint } from '../text/afterNextPaint';
import { showAhead } from '../text/ahead';
import { isLoaded } from './preload';

type Checks = PendingNavigation['shouldComponentUpdate'];

/**
 * The framework draws the old page once more before it goes on to the next one, also when the next one is here already:
 * everything that knows the address is drawn twice, 15 ms of a click, 60 on a slow phone. This goes on at once. A page that has
 * yet to be loaded is left to the framework; when it arrives, the first screen of its text is shown before React draws what
 * stands around it. Stands in the place of PendingNavigation (plugins/lean-client).
 */
export default class QuickNavigation extends PendingNavigation {
  override shouldComponentUpdate(...[next, nextState]: Parameters<Checks>): ReturnType<Checks> {
    const { location } = this.props;
    const isOther = next.location !== location;
    if (isOther && this.state.nextRouteHasLoaded && isLoaded(next.location.pathname)) {
      Object.assign(this, { previousLocation: location });
      const endUpdate = dispatchLifecycleAction('onRouteUpdate', {
        previousLocation: location,
        location: next.location,
      });
      endUpdate();
      return true;
    }
    const isArriving = !isOther && !this.state.nextRouteHasLoaded && nextState.nextRouteHasLoaded;
    if (isArriving && showAhead(next.location.pathname)) {
      afterNextPaint(() => startTransition(() => this.forceUpdate()));
      return false;
    }
    return super.shouldComponentUpdate(next, nextState);
  }
}
