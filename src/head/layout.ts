import { isPlainClick, openModal } from '@pt-docs/islands/head';
import { openFolds } from '../components/text/Disclosure/openFolds';
import { DARK, LIGHT } from './themeColours';

/**
 * The layout's controls. React renders them without state or handlers, and this script in the head answers them before,
 * during and after hydration: nothing has to be handed over, and nothing waits for the application.
 */
const root = document.documentElement;

/** Between these widths and wider the sidebar stands beside the text. */
const WIDE = '(min-width: 997px)';

const menu = () => document.querySelector<HTMLDialogElement>('.pt-menu');
const sidebar = () => document.querySelector('aside nav, [data-menu-sections]');

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is blocked or full: it works, and isn't remembered.
  }
}

function markMenu(isOpen: boolean): void {
  for (const control of document.querySelectorAll('[data-head-action="menu"]')) {
    control.setAttribute('aria-expanded', String(isOpen));
  }
}

/** The sidebar is in the page for wide screens already, so the menu shows a copy of it. */
function openMenu(): void {
  const dialog = menu();
  const copy = dialog?.querySelector('[data-menu-copy]');
  if (!dialog || !copy || dialog.open) {
    return;
  }
  copy.replaceChildren(...Array.from(sidebar()?.children ?? [], (child) => child.cloneNode(true)));
  openModal(dialog);
  copy.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' });
  markMenu(true);
}

const closeMenu = () => menu()?.close();

function setTheme(theme: string): void {
  root.dataset.theme = theme;
  root.dataset.themeChoice = theme;
}

function switchTheme(): void {
  const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  setTheme(theme);
  store('theme', theme);
  try {
    // As another tab would tell it: so the theme's colour mode context agrees.
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme, storageArea: localStorage }));
  } catch {
    // Storage is blocked: nothing listens to it.
  }
}

const ANNOUNCED = 'docusaurus.announcement.id';
const DISMISSED = 'docusaurus.announcement.dismiss';
const CLOSE = '[data-head-action="close-announcement"]';

/** The attribute is the theme's own, which hides a bar that was closed on an earlier page. */
function hideAnnouncement(): void {
  root.dataset.announcementBarInitiallyDismissed = 'true';
}

function closeAnnouncement(control: HTMLButtonElement): void {
  store(ANNOUNCED, control.value);
  store(DISMISSED, 'true');
  hideAnnouncement();
}

/** A taller disclosure takes longer to open, as in the stock theme, up to a limit. */
const slideMs = (height: number) => Math.min(500, 40 + 61 * height ** 0.25 + height / 18);

/** Opens or closes a disclosure by its height; a second click on the way turns it round. */
function slide(details: HTMLDetailsElement): void {
  const { open: isClosing, offsetHeight: from } = details;
  details.open = !isClosing;
  const to = details.offsetHeight;
  // What closes is in the page until it has closed.
  details.open = true;
  const animation = details.animate(
    { height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip'] },
    { duration: slideMs(Math.abs(to - from)), easing: 'ease-in-out' },
  );
  animation.onfinish = () => {
    details.open = isClosing !== animation.playbackRate > 0;
  };
}

/** The theme's own disclosure in a post is React's. */
const SLIDES = 'details:not([data-popup], .blog-wrapper [data-collapsed])';

function onSummary(event: MouseEvent, summary: Element): void {
  const details = summary.parentElement as HTMLDetailsElement;
  if (details.matches(SLIDES) && !matchMedia('(prefers-reduced-motion)').matches) {
    event.preventDefault();
    const [animation] = details.getAnimations();
    animation ? animation.reverse() : slide(details);
  }
}

/** As the skip link does it: the next Tab goes to the first control, not to the one after the end of the page. */
function goToTop(): void {
  const top = document.getElementById('__docusaurus');
  scrollTo(0, 0);
  top?.setAttribute('tabindex', '-1');
  top?.focus({ preventScroll: true });
  top?.removeAttribute('tabindex');
}

/** Nothing is hidden before this much has been scrolled. */
const TOP_PX = 56;
const SCROLL_KEY = /^(Arrow(Up|Down)|Page(Up|Down)|Home|End| )$/;

/** Whether the reader's own hand moves the page, by wheel, finger, key or scrollbar. A click is the end of that. */
let isOwnScroll = false;
let lastTop = 0;

/** The header makes room on the way down. After a jump it's in sight, and search with it, whatever late layout does. */
function hideNavbar(): void {
  const isHidden = isOwnScroll && scrollY > TOP_PX && scrollY >= lastTop;
  lastTop = scrollY;
  document.querySelector('.navbar')?.toggleAttribute('data-hidden', isHidden);
}

const ACTIONS: Readonly<Record<string, (control: HTMLButtonElement) => void>> = {
  menu: openMenu,
  'close-menu': closeMenu,
  theme: switchTheme,
  'close-announcement': closeAnnouncement,
  top: goToTop,
};

/** A link in the menu: the copy of a sidebar's link leaves it to the original, which the application may have taken over. */
function followInMenu(event: MouseEvent, link: Element): void {
  const original = sidebar()?.querySelector<HTMLElement>(`a[href="${link.getAttribute('href')}"]`);
  if (original && link.closest('[data-menu-copy]') && isPlainClick(event)) {
    event.preventDefault();
    original.click();
  }
  closeMenu();
}

/** Closes popups outside of the click, then does what the clicked control or menu link is for. */
function onClick(event: MouseEvent): void {
  isOwnScroll = false;
  const target = event.target as Element;
  const control = target.closest?.<HTMLButtonElement>('[data-head-action], summary');
  const path = event.composedPath();
  for (const popup of document.querySelectorAll<HTMLDetailsElement>('[data-popup][open]')) {
    popup.open = path.includes(popup);
  }
  if (event.detail > 1 && (control || target.closest?.('.pt-menu'))) {
    // The second click of a double click would undo the first, or follow a link of the menu that the first has opened.
    event.preventDefault();
  } else if (control) {
    const act = ACTIONS[control.dataset.headAction ?? ''];
    if (act) {
      event.preventDefault();
      act(control);
    } else {
      onSummary(event, control);
    }
  } else if (target === menu()) {
    // On the backdrop: what the dialog shows fills it.
    closeMenu();
  } else {
    const link = target.closest?.('.pt-menu a');
    if (link) {
      followInMenu(event, link);
    }
  }
}

/** Space presses links that act as buttons, and Escape closes the open popup. */
function onKeyDown(event: KeyboardEvent): void {
  const { key } = event;
  const target = event.target as Element;
  // A link that is a button with scripts: without them it leads to the search page.
  if (key === ' ' && target.matches?.('a[role="button"]')) {
    event.preventDefault();
    (target as HTMLElement).click();
  }
  isOwnScroll = SCROLL_KEY.test(key);
  const popup = key === 'Escape' && document.querySelector<HTMLDetailsElement>('[data-popup][open]');
  if (popup) {
    popup.open = false;
    popup.querySelector('summary')?.focus();
  }
}

// Captured: some of these controls are rendered in places where the application stops events.
addEventListener('click', onClick, true);
addEventListener('keydown', onKeyDown);
for (const event of ['wheel', 'touchmove', 'pointerdown']) {
  addEventListener(event, () => (isOwnScroll = true), { capture: true, passive: true });
}
addEventListener('scroll', hideNavbar, { passive: true });
addEventListener('popstate', () => {
  isOwnScroll = false;
  closeMenu();
});
addEventListener('hashchange', () => openFolds(location.hash));
if (document.readyState === 'loading') {
  addEventListener('DOMContentLoaded', () => openFolds(location.hash));
} else {
  openFolds(location.hash);
}
addEventListener('close', ({ target }) => target === menu() && markMenu(false), true);
// Whoever changes the mode: the reader here or in another tab, the theme when a page opens, the app around a frame.
function colourBars(): void {
  const bars = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bars) {
    bars.content = root.dataset.theme === 'light' ? LIGHT : DARK;
  }
}
colourBars();
new MutationObserver(colourBars).observe(root, { attributeFilter: ['data-theme'] });
matchMedia(WIDE).addEventListener('change', closeMenu);
addEventListener('storage', (event) => {
  const { key, newValue } = event;
  if (key === 'theme') {
    if (!newValue || !/^(light|dark)$/.test(newValue)) {
      // No colour mode: the theme would take it for light, and nothing at all for the system's, which isn't followed.
      event.stopImmediatePropagation();
      localStorage.removeItem(key);
    } else if (root.dataset.mode !== 'embed') {
      // In a frame the app decides on the colour mode.
      setTheme(newValue);
    }
  } else if (key === ANNOUNCED || key === DISMISSED) {
    // A tab of an older build may have closed an older announcement than the one that is shown here.
    const isThisOne =
      localStorage.getItem(ANNOUNCED) === document.querySelector<HTMLButtonElement>(CLOSE)?.value;
    if (isThisOne && localStorage.getItem(DISMISSED) === 'true') {
      hideAnnouncement();
    }
  }
});
