// @vitest-environment happy-dom

import { render, rendered } from '@site/src/kit/dom';
import { type Marks, MarksContext } from '@site/src/kit/marks';
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import App from './App';
import { type Desk, stateAfter, stillDesk } from './desk';

const state = stateAfter(['study add rsi', 'metric add "funding rate"']);

it('a picture of the app is complete on the server, with every part that a list may letter', () => {
  const marks: Marks = { of: '', marks: [], seen: [], taken: new Map() };
  const html = renderToStaticMarkup(
    <MarksContext value={marks}>
      <App desk={stillDesk(state, { typed: '4h' })} />
    </MarksContext>,
  );
  expect(html).not.toMatch(/NaN|undefined|\[object| style=|role="slider"|role="status"/);
  expect(html).toContain('value="4h"');
  expect(marks.seen.map(({ name }) => name)).toEqual(
    expect.arrayContaining(
      'Rail,Command bar,bell,Header,Save,Save as,Share,Drawing rail,Price area,Legend,Strips,Time axis,Right-hand tabs,RSI 14'.split(
        ',',
      ),
    ),
  );
});

it('nothing in the live app is asleep: what PT alone has isn’t there, and every other button does something', () => {
  const did = vi.fn();
  const desk: Desk = {
    ...stillDesk(state),
    isStill: false,
    ...{ run: did, act: did, show: did, setSpeed: did, step: did, reset: did },
  };
  const container = render(<App desk={desk} hasTools />);
  const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent ?? '';
  const buttons = () => [...container.querySelectorAll<HTMLButtonElement>('button:not([type="submit"])')];
  const press = (name: string) =>
    act(() =>
      buttons()
        .find((button) => nameOf(button) === name)
        ?.click(),
    );
  const always = buttons().map(nameOf);
  press('More');
  const all = buttons().map(nameOf);
  expect(all).toEqual(expect.arrayContaining(['Save', 'Save as', 'Share', 'Undo', 'Start over']));
  expect(all.filter((name) => /^(Community|Connect|Profile|Panda Intel)$/.test(name))).toEqual([]);
  press('More');
  // The menu opens, and the speed is chosen before time runs.
  for (const name of all.filter((each) => !/^(More|Speed)/.test(each))) {
    did.mockClear();
    if (!always.includes(name)) {
      press('More');
    }
    press(name);
    expect(did, name).toHaveBeenCalled();
  }
});

it('the symbol in the bar is that of the widget which a line would change', () => {
  const dashboard = stateAfter(['symbol ETHUSDT'], 'dashboard');
  // The live app has no symbol search: its charts and its command bar are one.
  const container = render(<App desk={stillDesk(dashboard)} />);
  expect(container.querySelector('[class*="search"]')?.textContent).toBe('ETHUSDT');
});

it('the bell counts what fired since the list of alerts was last open', () => {
  const watched = stateAfter(['alert price crosses 70000']);
  const alerts = watched.alerts.map((alert) => ({ ...alert, count: 3 }));
  const desk = { ...stillDesk({ ...watched, alerts }), isStill: false };
  const { container, show } = rendered(<App desk={desk} />);
  const bell = () => container.querySelector('[aria-label^="Bell"]')?.getAttribute('aria-label');
  expect(bell()).toBe('Bell: 3 messages');
  const screen = { ...desk.screen, tab: 'Alerts', isTabInFront: true } as const;
  show(<App desk={{ ...desk, screen }} />);
  show(<App desk={desk} />);
  expect(bell()).toBe('Bell: 0 messages');
});

it('Escape closes a dialog from anywhere in the app, but not from a field beside it', () => {
  const show = vi.fn();
  const container = render(<App desk={{ ...stillDesk(state, { menu: 'save' }), isStill: false, show }} />);
  const press = (selector: string) => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    act(() => void container.querySelector(selector)?.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(press('[role="combobox"]')).toBe(false);
  expect(show).not.toHaveBeenCalled();
  for (const selector of ['[role="dialog"] input', '[data-section] button']) {
    expect(press(selector), selector).toBe(true);
    expect(show).toHaveBeenLastCalledWith({ menu: null });
  }
});

it('Ctrl and J go to the command bar', () => {
  const container = render(<App desk={{ ...stillDesk(state), isStill: false }} />);
  act(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', ctrlKey: true, bubbles: true }));
  });
  expect(document.activeElement).toBe(container.querySelector('[role="combobox"]'));
});

it('↑ goes back to older lines, and ↓ to the one that was begun', () => {
  const log = ['1h', 'ethusdt'].map((line) => ({ line, sentence: '', ok: true }));
  const container = render(<App desk={{ ...stillDesk({ ...state, log }), isStill: false }} />);
  const field = container.querySelector<HTMLInputElement>('[role="combobox"]') as HTMLInputElement;
  const press = (key: string) =>
    act(() => void field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'study a');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const seen = ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown'].map((key) => {
    press(key);
    return field.value;
  });
  expect(seen).toEqual(['ethusdt', '1h', 'ethusdt', 'study a']);
});

it.each([
  ['7h', false],
  ['sybol ethusdt', true],
  ['is my key safe', true],
])('on the home page "%s" is searched for: %s', (line, isSearched) => {
  const onOther = vi.fn();
  const container = render(
    <App desk={{ ...stillDesk(state), isStill: false }} chips={[line]} onOther={onOther} />,
  );
  act(() => container.querySelector<HTMLElement>('[aria-label="Examples"] button')?.click());
  expect(onOther).toHaveBeenCalledTimes(Number(isSearched));
});
