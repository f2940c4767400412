// @vitest-environment happy-dom

import { render } from '@site/src/kit/dom';
import { act, useCallback, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePlayback } from './usePlayback';

const WAIT = 100;
let playback: ReturnType<typeof usePlayback>;
let follow: (query: { matches: boolean }) => void = () => {};
const motion = { matches: false };

function Tape() {
  const [count, setCount] = useState(1);
  playback = usePlayback(
    count,
    4,
    WAIT,
    useCallback(() => setCount((now) => now + 1), []),
  );
  return <p>{String(count)}</p>;
}

beforeEach(() => {
  vi.useFakeTimers();
  motion.matches = false;
  window.matchMedia = (() => ({
    get matches() {
      return motion.matches;
    },
    addEventListener: (_: string, listener: typeof follow) => {
      follow = listener;
    },
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia;
});
afterEach(() => {
  vi.useRealTimers();
});

const run = (ms: number) => {
  for (let time = 0; time < ms; time += WAIT) {
    act(() => vi.advanceTimersByTime(WAIT));
  }
};

describe('playing the tape', () => {
  it('stands still until the reader presses, then goes on to the last print and stops', () => {
    const container = render(<Tape />);
    run(500);
    expect(container.textContent).toBe('1');
    act(() => playback.play());
    run(200);
    expect(container.textContent).toBe('3');
    run(500);
    expect(container.textContent).toBe('4');
    expect(playback.isPlaying).toBe(false);
  });

  it('pauses', () => {
    const container = render(<Tape />);
    act(() => playback.play());
    run(100);
    act(() => playback.pause());
    run(500);
    expect(container.textContent).toBe('2');
  });

  it('stops when the reader asks the system for less motion', () => {
    const container = render(<Tape />);
    act(() => playback.play());
    motion.matches = true;
    act(() => follow(motion));
    run(500);
    expect(playback.isPlaying).toBe(false);
    expect(container.textContent).toBe('1');
  });
});
