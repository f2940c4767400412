import { useEffect } from 'react';
import { minutesOf } from '../markets/bars';
import { activePane } from '../model/outcome';
import { play } from '../model/play';
import type { State } from '../model/types';

/** A tab that was asleep doesn't catch up. */
const LONGEST_FRAME_MS = 250;
/** Nobody reads numbers faster than this. */
const READING_MS = 150;

/**
 * Lets time pass while there's a speed, in bars of the active pane a second, and hands over what each frame brought.
 * `isRead`: it's time to write numbers anew, seven times a second.
 */
export function usePlay(
  latest: () => State,
  speed: number,
  onPlayed: (played: ReturnType<typeof play>, isRead: boolean) => void,
): void {
  useEffect(() => {
    if (speed === 0) {
      return;
    }
    const isWithoutMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let last = performance.now();
    let due = 0;
    let read = 0;
    let frame = requestAnimationFrame(function tick(now) {
      frame = requestAnimationFrame(tick);
      const length = minutesOf(activePane(latest()).timeframe);
      due += (Math.min(now - last, LONGEST_FRAME_MS) / 1_000) * speed * length;
      last = now;
      // Where motion is unwanted, whole bars come.
      const unit = isWithoutMotion ? length : 1;
      const minutes = Math.floor(due / unit) * unit;
      if (minutes > 0) {
        due -= minutes;
        const isRead = now - read >= READING_MS;
        read = isRead ? now : read;
        onPlayed(play(latest(), minutes), isRead);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [latest, speed, onPlayed]);
}
