// @vitest-environment happy-dom
import { render } from '@site/src/kit/dom';
import { act, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import FigureBody from './FigureBody';

afterEach(() => vi.useRealTimers());

function Cost() {
  const [fee, setFee] = useState(5);
  return (
    <FigureBody
      controls={<input type="number" onChange={() => undefined} onClick={() => setFee(fee === 5 ? 7 : 5)} />}
      finding={{ verdict: `It costs $${fee}.`, detail: '' }}
      numbers={{ label: 'Numbers', rows: [['Fee', `$${fee}`]] }}
      onReset={() => setFee(5)}
    >
      Picture
    </FigureBody>
  );
}

it('announces what changed, the way back, and a reset, and has the numbers in its table', () => {
  vi.useFakeTimers();
  const container = render(<Cost />);
  const find = (selector: string) => container.querySelector<HTMLElement>(selector);
  const said = () => find('[role="status"]')?.textContent;
  const click = (selector: string) => {
    act(() => find(selector)?.click());
    act(() => vi.runAllTimers());
  };
  expect(find('details')?.textContent).toContain('Fee$5');
  act(() => vi.runAllTimers());
  expect(said()).toBe('');
  click('input');
  expect(said()).toBe('It costs $7.');
  click('input');
  expect(said()).toBe('It costs $5.');
  click('button');
  expect(said()).toBe('Reset. It costs $5.');
});
