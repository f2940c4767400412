// @vitest-environment happy-dom

import { render } from '@site/src/kit/dom';
import { act } from 'react';
import { expect, it } from 'vitest';
import Interactive from './Interactive';

it.each([
  ['3 days', '9', 'Read as 9 settlements'],
  ['3d', '9', 'Read as 9 settlements'],
  ['12h', '2', 'Read as 2 settlements'],
  ['3 settlements', '3', undefined],
])('understands a time held of %s', (text, settlements, said) => {
  const container = render(<Interactive />);
  const field = container.querySelector('[aria-label="Held through, typed"]') as HTMLInputElement;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(container.querySelector<HTMLInputElement>('#funding-cost-settlements')?.value).toBe(settlements);
  expect(field.parentElement?.querySelector('[role="status"]')?.textContent).toBe(said);
});
