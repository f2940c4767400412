import { useEffect, useState } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

type Playback = { isPlaying: boolean; isReduced: boolean; play: () => void; pause: () => void };

/**
 * Runs only after the reader's press. With reduced motion nothing runs at all: the caller offers a jump instead.
 * Answers as on the server (still, motion allowed) until the first effect.
 */
export function usePlayback(count: number, last: number, wait: number, onNext: () => void): Playback {
  const [isPlaying, setPlaying] = useState(false);
  const [isReduced, setReduced] = useState(false);

  useEffect(() => {
    const query = window.matchMedia(REDUCED_MOTION);
    const follow = () => {
      setReduced(query.matches);
      setPlaying((was) => was && !query.matches);
    };
    follow();
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

  return { isPlaying, isReduced, play: () => setPlaying(true), pause: () => setPlaying(false) };
}
