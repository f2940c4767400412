import { opensBySlash, setOpensBySlash } from '@pt-docs/search/slash';
import { type ReactNode, useEffect, useState } from 'react';

/** Readers who type by voice or with a shaking hand switch the shortcut of one letter off. Kept on the device. */
export default function SlashSwitch(): ReactNode {
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(opensBySlash()), []);
  function change(next: boolean) {
    setOpensBySlash(next);
    setOn(next);
  }
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={({ target }) => change(target.checked)} /> The{' '}
      <kbd>/</kbd> key opens search on this device
    </label>
  );
}
