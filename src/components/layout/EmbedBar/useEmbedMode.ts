import { useHistory } from '@docusaurus/router';
import { useColorMode } from '@docusaurus/theme-common';
import { embedTheme, isEmbedded, registerNavigator, subscribeToMode } from '@pt-docs/embed/client';
import { useEffect } from 'react';

/** The theme accepts this option but does not declare it. */
type SetColorMode = (mode: 'dark' | 'light', options: { persist: boolean }) => void;

/** Connects what lives outside React (packages/embed) with the router and the colour mode inside it. */
export function useEmbedMode(): void {
  const history = useHistory();
  useEffect(
    () => registerNavigator((path, isReplacing) => history[isReplacing ? 'replace' : 'push'](path)),
    [history],
  );

  const setColorMode = useColorMode().setColorMode as SetColorMode;
  useEffect(() => {
    function follow() {
      if (isEmbedded()) {
        // Not stored: the reader's own tabs keep the colour mode that was chosen there.
        setColorMode(embedTheme(), { persist: false });
      }
    }
    follow();
    return subscribeToMode(follow);
  }, [setColorMode]);
}
