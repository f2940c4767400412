import { useEffect, useState } from 'react';

const COPIED_FOR_MS = 2000;

type CopyState = 'idle' | 'copied' | 'refused';

/** Copies a text and remembers for a moment how that went. */
export function useCopy(text: string) {
  const [state, setState] = useState<CopyState>('idle');

  useEffect(() => {
    if (state !== 'copied') {
      return;
    }
    const timer = setTimeout(() => setState('idle'), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    try {
      // Absent on pages without https and refused in frames without the permission: both end in `catch`.
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  }

  return { state, copy, markCopied: () => setState('copied'), dismiss: () => setState('idle') };
}
