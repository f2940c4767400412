import type { Props } from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';
import { startTransition } from 'react';

/** The page changes its colours at once; React draws what follows from it when that has been seen. */
export default function ColorModeToggleWrapper({ onChange, ...props }: Props) {
  const change: Props['onChange'] = (mode) => {
    if (mode) {
      document.documentElement.dataset.theme = mode;
    }
    startTransition(() => onChange(mode));
  };
  return <ColorModeToggle {...props} onChange={change} />;
}
