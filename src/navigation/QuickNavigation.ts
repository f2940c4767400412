import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation';
import { isLoaded } from './preload';

type Checks = PendingNavigation['shouldComponentUpdate'];

/**
 * The framework draws the old page once more before it goes on to the next one, also when the next one is here already:
 * everything that knows the address is drawn twice, 15 ms of a click, 60 on a slow phone. This goes on at once, and leaves
 * pages that have yet to be loaded to the framework. Stands in the place of PendingNavigation (plugins/lean-client).
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
    return super.shouldComponentUpdate(next, nextState);
  }
}
