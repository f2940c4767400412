import { useEffect, useState } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

type Playback = { isPlaying: boolean; play: () => void; pause: () => void };

/** Runs only after the reader's press. With reduced motion the stylesheet takes the button away, and what runs stops. */
export function usePlayback(count: number, last: number, wait: number, onNext: () => void): Playback {
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    const query = window.matchMedia(REDUCED_MOTION);
    const follow = () => setPlaying((was) => was && !query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    if (!isPlaying) {
      return;
    }
    if (count >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(onNext, wait);
    return () => clearTimeout(timer);
  }, [isPlaying, count, last, wait, onNext]);

  return { isPlaying, play: () => setPlaying(true), pause: () => setPlaying(false) };
}
