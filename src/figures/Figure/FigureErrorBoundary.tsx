import { Component, type ReactNode } from 'react';
import styles from './styles.module.css';

/** A figure that fails leaves the page whole and says so; the text around it holds the same facts. */
export default class FigureErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? (
      <p className={styles.failed} role="alert">
        This figure could not be drawn. The text of the page does not depend on it; a reload may help.
      </p>
    ) : (
      this.props.children
    );
  }
}
