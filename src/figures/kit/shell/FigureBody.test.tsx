// @vitest-environment happy-dom
import { render } from '@site/src/kit/dom';
import { act, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import FigureBody from './FigureBody';
import { isSaid } from './finding';

afterEach(() => vi.useRealTimers());

function Cost() {
  const [fee, setFee] = useState(5);
  return (
    <FigureBody
      controls={<input type="number" onChange={() => undefined} onClick={() => setFee(fee === 5 ? 7 : 5)} />}
      finding={{ verdict: `It costs $${fee}.`, detail: '' }}
      readings={[
        ['Fee', `$${fee}`],
        ['Rate', '0.5%'],
      ]}
      numbers={{ label: 'Numbers', rows: [] }}
      onReset={() => setFee(5)}
    >
      Picture
    </FigureBody>
  );
}

it('says each number once, and announces what changed, the way back, and a reset', () => {
  vi.useFakeTimers();
  const container = render(<Cost />);
  const find = (selector: string) => container.querySelector<HTMLElement>(selector);
  const said = () => find('[role="status"]')?.textContent;
  const click = (selector: string) => {
    act(() => find(selector)?.click());
    act(() => vi.runAllTimers());
  };
  expect(find('dl')?.textContent).toBe('Rate0.5%');
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

it.each([
  ['$5', 'It costs $5.', true],
  ['−$5', 'It costs $5.', true],
  ['5', 'It costs $5.', false],
  ['1', 'It takes 10 levels.', false],
  ['5%', 'It is 0.5% above.', false],
  ['300', 'It is 300.5 above.', false],
])('%s is said in "%s": %s', (value, text, is) => expect(isSaid(value, text)).toBe(is));
