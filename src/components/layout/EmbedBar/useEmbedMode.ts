import { useHistory } from '@docusaurus/router';
import { useColorMode } from '@docusaurus/theme-common';
import { isEmbedded, registerNavigator, subscribeToMode } from '@pt-docs/embed/client';
import { useEffect } from 'react';

/** The theme accepts this option but does not declare it. */
type SetColorMode = (mode: 'dark', options: { persist: boolean }) => void;

/** Connects what lives outside React (packages/embed) with the router and the colour mode inside it. */
export function useEmbedMode(): void {
  const history = useHistory();
  useEffect(() => registerNavigator((path) => history.push(path)), [history]);

  const setColorMode = useColorMode().setColorMode as SetColorMode;
  useEffect(() => {
    function darken() {
      if (isEmbedded()) {
        // Not stored: the reader's own tabs keep the colour mode that was chosen there.
        setColorMode('dark', { persist: false });
      }
    }
    darken();
    return subscribeToMode(darken);
  }, [setColorMode]);
}
