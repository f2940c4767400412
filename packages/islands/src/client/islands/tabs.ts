export type TabsValues = {
  /** Where the choice of a group of tabs is remembered, in `localStorage` or `sessionStorage`. */
  readonly storage?: { readonly type: 'localStorage' | 'sessionStorage'; readonly key: string };
  /** The parameter of the address that says which tab is shown. */
  readonly parameter?: string;
  /** The value of each tab, in their order. */
  readonly tabs: readonly string[];
};

const ACTIVE = 'tabs__item--active';

type Remembered = {
  readonly value: string | null;
  readonly set: (value: string) => void;
  readonly listen: (changed: (value: string | null) => void) => () => void;
};

const NOTHING: Remembered = { value: null, set: () => {}, listen: () => () => {} };

/** As the theme's storage slots: tabs of one group on one page, and in other windows, hear of a change by the same event. */
function remembered({ type, key }: NonNullable<TabsValues['storage']>): Remembered {
  try {
    const area = window[type];
    return {
      value: area.getItem(key),
      set(newValue) {
        try {
          area.setItem(key, newValue);
        } catch {
          // Storage is full: the choice holds for this page.
        }
        dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: area }));
      },
      listen(changed) {
        const onStorage = (event: StorageEvent) => event.key === key && changed(event.newValue);
        addEventListener('storage', onStorage);
        return () => removeEventListener('storage', onStorage);
      },
    };
  } catch {
    // Storage is blocked.
    return NOTHING;
  }
}

/** Docusaurus' tabs, as the theme renders them: switches panels, remembers the choice of a group, follows it elsewhere. */
export function enhance(root: HTMLElement, { storage, parameter, tabs }: TabsValues): () => void {
  const list = root.querySelector<HTMLElement>('[role="tablist"]');
  const items = Array.from(list?.children ?? []) as HTMLElement[];
  const panels = Array.from(list?.nextElementSibling?.children ?? []) as HTMLElement[];
  const choice = storage ? remembered(storage) : NOTHING;

  const show = (value: string | null) => {
    const selected = tabs.indexOf(value ?? '');
    if (selected < 0) {
      return;
    }
    items.forEach((item, place) => {
      item.setAttribute('aria-selected', String(place === selected));
      item.tabIndex = place === selected ? 0 : -1;
      item.classList.toggle(ACTIVE, place === selected);
    });
    panels.forEach((panel, place) => {
      panel.hidden = place !== selected;
    });
  };

  const choose = (item: HTMLElement) => {
    const value = tabs[items.indexOf(item)] ?? '';
    const before = item.getBoundingClientRect().top;
    show(value);
    choice.set(value);
    if (parameter) {
      const address = new URL(location.href);
      address.searchParams.set(parameter, value);
      history.replaceState(history.state, '', address);
    }
    // Other tabs of the group above this one may have changed their height.
    scrollBy({ top: item.getBoundingClientRect().top - before, behavior: 'instant' });
  };

  const itemOf = ({ target }: Event) => items.find((item) => item.contains(target as Node));
  const onClick = (event: Event) => {
    const item = itemOf(event);
    if (item) {
      choose(item);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const item = itemOf(event);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (item && event.key === 'Enter') {
      choose(item);
    } else if (item && step) {
      items.at((items.indexOf(item) + step) % items.length)?.focus();
    }
  };
  list?.addEventListener('click', onClick);
  list?.addEventListener('keydown', onKeyDown);
  const stopListening = choice.listen(show);
  show((parameter && new URLSearchParams(location.search).get(parameter)) || choice.value);
  return () => {
    list?.removeEventListener('click', onClick);
    list?.removeEventListener('keydown', onKeyDown);
    stopListening();
  };
}
