// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enhance, type TabsValues } from './tabs';

const VALUES: TabsValues = {
  storage: { type: 'localStorage', key: 'docusaurus.tab.pm' },
  tabs: ['npm', 'yarn'],
};
const TABS = `<div class="tabs-container"><ul role="tablist">
<li role="tab" tabindex="0" aria-selected="true" class="tabs__item tabs__item--active">npm</li><li role="tab" tabindex="-1" aria-selected="false" class="tabs__item">Yarn</li></ul>
<div class="margin-top--md"><div role="tabpanel">npm i</div><div role="tabpanel" hidden>yarn add</div></div></div>`;

function open(values = VALUES) {
  const root = document.createElement('div');
  root.innerHTML = TABS;
  document.body.append(root);
  const end = enhance(root, values);
  const all = (role: string) => Array.from(root.querySelectorAll<HTMLElement>(`[role="${role}"]`));
  return {
    tabs: all('tab'),
    end,
    shown: () => all('tabpanel').flatMap(({ hidden, textContent }) => (hidden ? [] : [textContent])),
  };
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('scrollBy', () => {});
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe("the theme's tabs", () => {
  it('switch panels, in all tabs of the group, and remember it', () => {
    const [one, other] = [open(), open()];
    expect(one.shown()).toEqual(['npm i']);
    one.tabs[1]?.click();
    expect(one.shown()).toEqual(['yarn add']);
    expect(other.shown()).toEqual(['yarn add']);
    expect(one.tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true']);
    expect(one.tabs.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
    expect(open().shown()).toEqual(['yarn add']);
    other.end();
    one.tabs[0]?.click();
    expect(other.shown()).toEqual(['yarn add']);
  });

  it('switch where nothing can be stored', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    const { tabs, shown } = open({ ...VALUES, parameter: 'pm' });
    tabs[1]?.click();
    expect([shown(), location.search]).toEqual([['yarn add'], '?pm=yarn']);
  });

  it('are operated by keyboard', () => {
    const { tabs, shown } = open({ tabs: VALUES.tabs });
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    tabs[0]?.focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(tabs[1]);
    expect(shown()).toEqual(['npm i']);
    press('Enter');
    expect(shown()).toEqual(['yarn add']);
    press('ArrowRight');
    expect(document.activeElement).toBe(tabs[0]);
    press('ArrowLeft');
    expect(document.activeElement).toBe(tabs[1]);
  });

  it('ignore a remembered tab that there is no more', () => {
    localStorage.setItem('docusaurus.tab.pm', 'bun');
    expect(open().shown()).toEqual(['npm i']);
  });
});
