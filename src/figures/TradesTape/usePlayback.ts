import { useEffect, useState } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Runs only after the reader's press. With reduced motion the stylesheet takes the button away, and what runs stops. */
export function usePlayback(count: number, last: number, wait: number, onNext: () => void) {
  const [isPressed, setPressed] = useState(false);
  const isPlaying = isPressed && count < last;

  useEffect(() => {
    const query = window.matchMedia(REDUCED_MOTION);
    const stop = () => setPressed(false);
    query.addEventListener('change', stop);
    return () => query.removeEventListener('change', stop);
  }, []);

  useEffect(() => {
    const timer = isPlaying ? setTimeout(onNext, wait) : undefined;
    return () => clearTimeout(timer);
  }, [isPlaying, wait, onNext]);

  return { isPlaying, play: () => setPressed(true), pause: () => setPressed(false) };
}
