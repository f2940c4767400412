import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import styles from './styles.module.css';

const label = 'Switch between dark and light mode (currently {mode})';
const modes = { light: 'light mode', dark: 'dark mode' };

/**
 * Shows and names the mode by `data-theme` alone, and src/head/layout.ts switches it: right from the first paint, whatever
 * is stored.
 */
export default function ColorModeToggle({ className }: { className?: string }) {
  return (
    <button
      type="button"
      data-head-action="theme"
      className={`clean-btn ${styles.toggleButton} ${className ?? ''}`}
    >
      {(['light', 'dark'] as const).map((mode) => (
        <span className={styles[mode]} key={mode}>
          <span className={styles.name}>{label.replace('{mode}', modes[mode])}</span>
          {mode === 'light' ? <IconLightMode aria-hidden /> : <IconDarkMode aria-hidden />}
        </span>
      ))}
    </button>
  );
}
