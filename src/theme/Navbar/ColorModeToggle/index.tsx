import { translate } from '@docusaurus/Translate';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import styles from './styles.module.css';

const label = translate({
  message: 'Switch between dark and light mode (currently {mode})',
  id: 'theme.colorToggle.ariaLabel',
  description: 'The ARIA label for the color mode toggle',
});
const modes = {
  light: translate({
    message: 'light mode',
    id: 'theme.colorToggle.ariaLabel.mode.light',
    description: 'The name for the light color mode',
  }),
  dark: translate({
    message: 'dark mode',
    id: 'theme.colorToggle.ariaLabel.mode.dark',
    description: 'The name for the dark color mode',
  }),
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
