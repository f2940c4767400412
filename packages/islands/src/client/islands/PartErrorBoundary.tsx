import { Component, type ReactNode } from 'react';

/** A part that fails leaves the page whole and says so; the text around it holds the same facts. */
export default class PartErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? (
      <p className="pt-part-failed" role="alert">
        This figure could not be drawn. The text of the page does not depend on it; a reload may help.
      </p>
    ) : (
      this.props.children
    );
  }
}
