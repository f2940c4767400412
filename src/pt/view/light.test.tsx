// @vitest-environment happy-dom

import { rendered } from '@site/src/kit/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { run } from '../model/run';
import { startOf } from '../model/start';
import App from './App';
import { stillWorkspace } from './screen';

const animated = vi.fn();
let isReduced = false;

beforeEach(() => {
  animated.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  Element.prototype.animate = function animate(frames, options) {
    animated(this.className, (options as KeyframeAnimationOptions).duration, frames);
    return {} as Animation;
  };
});

/** The lengths of what is animated after a line, by the place it's in. */
function animatedBy(line: string): unknown[] {
  const first = startOf(line.startsWith('where') ? 'screener' : 'workbench');
  const app = { ...stillWorkspace(first), isStill: false };
  const { show } = rendered(<App app={app} />);
  expect(animated).not.toHaveBeenCalled();
  show(<App app={{ ...app, state: run(first, line).state }} />);
  return animated.mock.calls.map(([, duration]) => duration);
}

it.each([
  ['study add rsi', false, [140, 600]],
  ['symbol ETHUSDT', false, [600]],
  ['where rsi < 40', false, [600]],
  ['drawings hide', false, []],
  ['study add rsi', true, []],
])('%s is shown where it changed something, unless motion is unwanted: %s', (line, reduced, durations) => {
  isReduced = reduced;
  expect(animatedBy(line)).toEqual(durations);
});
