import { Component, type ReactNode } from 'react';

/** An island that fails leaves the page whole and says so. */
export default class IslandErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? (
      <p className="island-failed" role="alert">
        This interactive part couldn’t be shown. The rest of the page doesn’t depend on it. A reload may help.
      </p>
    ) : (
      this.props.children
    );
  }
}
