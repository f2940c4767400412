// @vitest-environment happy-dom

import { render, rendered, type } from '@site/src/kit/dom';
import { type Marks, MarksContext } from '@site/src/kit/marks';
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import App from './App';
import { stateAfter, stillWorkspace, type Workspace } from './screen';
import { useWorkspace } from './useWorkspace';

const state = stateAfter(['study add rsi', 'metric add "funding rate"']);

it('a picture of the app is complete on the server, with every part that a list may letter', () => {
  const marks: Marks = { of: '', marks: [], seen: [], taken: new Map() };
  const html = renderToStaticMarkup(
    <MarksContext value={marks}>
      <App app={stillWorkspace(state, { typed: '4h' })} />
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
  const app: Workspace = {
    ...stillWorkspace(state),
    isStill: false,
    ...{ run: did, act: did, show: did, setSpeed: did, step: did, reset: did },
  };
  const container = render(<App app={app} hasTools />);
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
  const container = render(<App app={stillWorkspace(dashboard)} />);
  expect(container.querySelector('[class*="search"]')?.textContent).toBe('ETHUSDT');
});

it('the bell counts what fired since the list of alerts was last open', () => {
  const watched = stateAfter(['alert price crosses 70000']);
  const alerts = watched.alerts.map((alert) => ({ ...alert, count: 3 }));
  const app = { ...stillWorkspace({ ...watched, alerts }), isStill: false };
  const { container, show } = rendered(<App app={app} />);
  const bell = () => container.querySelector('[aria-label^="Bell"]')?.getAttribute('aria-label');
  expect(bell()).toBe('Bell: 3 messages');
  const screen = { ...app.screen, tab: 'Alerts', isTabInFront: true } as const;
  show(<App app={{ ...app, screen }} />);
  show(<App app={app} />);
  expect(bell()).toBe('Bell: 0 messages');
});

it('Escape closes a dialog from anywhere in the app, but not from a field beside it', () => {
  const show = vi.fn();
  const container = render(
    <App app={{ ...stillWorkspace(state, { menu: 'save' }), isStill: false, show }} />,
  );
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
  const container = render(<App app={{ ...stillWorkspace(state), isStill: false }} />);
  act(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', ctrlKey: true, bubbles: true }));
  });
  expect(document.activeElement).toBe(container.querySelector('[role="combobox"]'));
});

it('↑ goes back to older lines, and ↓ to the one that was begun', () => {
  const log = ['1h', 'ethusdt'].map((line) => ({ line, sentence: '', ok: true }));
  const container = render(<App app={{ ...stillWorkspace({ ...state, log }), isStill: false }} />);
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
    <App app={{ ...stillWorkspace(state), isStill: false }} chips={[line]} onOther={onOther} />,
  );
  act(() => container.querySelector<HTMLElement>('[aria-label="Examples"] button')?.click());
  expect(onOther).toHaveBeenCalledTimes(Number(isSearched));
});

/** The app in a reader's hands, and its command field. */
function live() {
  function Live() {
    return <App app={useWorkspace({ lines: [], apart: 'test' })} chips={['ethusdt']} />;
  }
  const container = render(<Live />);
  const field = container.querySelector<HTMLInputElement>('[role="combobox"]') as HTMLInputElement;
  const enter = (line: string) => {
    type(field, line);
    act(() => void field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  };
  const press = (text: string) =>
    act(() =>
      [...container.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click(),
    );
  const answer = () => container.querySelector('[data-answer]')?.textContent;
  return { container, field, enter, press, answer };
}

it('completions are a list with what they mean, the first one marked, and examples leave', () => {
  const { container, field } = live();
  act(() => field.focus());
  type(field, 'me');
  const options = [...container.querySelectorAll('[role="option"]')];
  expect(options.map((option) => option.getAttribute('aria-label'))).toEqual(['metric add', 'metric remove']);
  expect(options[0]?.textContent).toMatch(/^metric add NAME .*Adds a metric.*⇥$/);
  expect(options[1]?.textContent).not.toContain('⇥');
  expect(container.querySelector('[aria-label="Examples"]')?.hasAttribute('data-typing')).toBe(true);
  type(field, 'metric add ');
  expect(container.querySelectorAll('[role="option"]')).toHaveLength(6);
  expect(container.textContent).toContain('There are more');
});

it('a refusal has its repair as a button, doesn’t repeat the line, and chooses the word that is wrong', () => {
  const { container, field, enter, press, answer } = live();
  act(() => field.focus());
  enter('metric add funding rate');
  expect(container.querySelector('[class*="refused"]')?.textContent).toBe(
    'A name with a space needs quotes: "funding rate".',
  );
  expect([field.selectionStart, field.selectionEnd]).toEqual([19, 23]);
  press('Run with quotes');
  expect([field.value, answer()]).toEqual(['', expect.stringContaining('Funding rate')]);
  expect(answer()).not.toContain('metric add');
});

it('what was said goes with the view that it was about', () => {
  const { enter, press, answer } = live();
  enter('study add rsi');
  expect(answer()).toContain('RSI 14');
  press('Trade');
  expect(answer()).toBe('');
  enter('study add macd');
  press('Dashboard');
  expect(answer()).toBe('');
});

it('the rail lights what was opened, the ticket too', () => {
  const { container, press } = live();
  const lit = () => container.querySelector('nav [aria-current]')?.textContent;
  for (const name of ['Trade', 'Alerts', 'Screener', 'Trade', 'Workbench']) {
    press(name);
    expect(lit()).toBe(name);
  }
});

it('another line’s error isn’t shown in the alert dialog, its own is', () => {
  const { container, enter, press } = live();
  enter('alert price crosses 70000');
  const dialog = () => container.querySelector('[role="dialog"]');
  expect(document.activeElement).toBe(dialog()?.querySelector('input'));
  enter('metric add fundng');
  expect(dialog()?.textContent).not.toContain('no metric');
  type(dialog()?.querySelector('input') ?? null, 'price sideways');
  press('Create');
  expect(dialog()?.querySelector('[class*="problem"]')?.textContent).toContain('sideways');
});
