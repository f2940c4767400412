// @vitest-environment happy-dom
import { opensBySlash } from '@pt-docs/search/slash';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import SlashSwitch from '.';

it('the shortcut of one letter can be switched off, and stays off', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const render = async () => {
    const box = document.body.appendChild(document.createElement('div'));
    await act(async () => createRoot(box).render(<SlashSwitch />));
    return box.querySelector('input') as HTMLInputElement;
  };
  expect(opensBySlash()).toBe(true);
  const first = await render();
  await act(async () => first.click());
  expect([opensBySlash(), (await render()).checked]).toEqual([false, false]);
});
