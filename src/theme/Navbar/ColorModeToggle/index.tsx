import styles from './styles.module.css';

const title = 'Switch between dark and light mode';
/** The theme's own icons as lines: filled shapes are half a kilobyte of every page. */
const paths = {
  light:
    'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M2 12h2m16 0h2M12 2v2m0 16v2M5.3 5.3l1 1m11.4 11.4 1 1m0-13.4-1 1M6.3 17.7l-1 1',
  dark: 'M11.1 4.05a8 8 0 1 0 8.85 8.85A6.4 6.4 0 0 1 11.1 4.05z',
};

/**
 * Shows and names the mode by `data-theme` alone, and src/head/layout.ts switches it: right from the first paint, whatever
 * is stored.
 */
export default function ColorModeToggle({ className }: { className?: string }) {
  return (
    <button
      type="button"
      data-head-action="theme"
      title={title}
      aria-live="polite"
      className={`clean-btn ${styles.toggleButton} ${className ?? ''}`}
    >
      {(['light', 'dark'] as const).map((mode) => (
        <span className={styles[mode]} key={mode}>
          <span className="pt-hidden">{`${title} (currently ${mode} mode)`}</span>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" d={paths[mode]} />
          </svg>
        </span>
      ))}
    </button>
  );
}
