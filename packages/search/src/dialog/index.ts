/**
 * The search script: fills the dialog that the head script opened (head/index.ts), and answers the queries of the search page
 * and the not-found page. A script of its own, so that search needs nothing of the application.
 */
import { readConfig, searchDialog } from '../client/config';
import { embeddedSearch } from '../client/embedded';
import { failureHelp, messages } from '../client/messages';
import type { Results } from '../client/protocol';
import { search, searchFirst } from '../client/search';
import { opensBySlash, setOpensBySlash } from '../client/slash';
import type { Hit } from '../engine/hits';
import { element } from './elements';
import panelStyles from './panel.css';
import { failedPanel, nothingPanel, startPanel } from './panels';
import { byPart, changesOf, rowOf } from './rows';
import rowStyles from './rows.css';
import { remember } from './storedSearches';

export { changesOf, nothingPanel, rowOf, search, startPanel };
export const nearest = embeddedSearch.nearest;

/** As many as a phone shows without much scrolling. The rest is one link away. */
const HITS_SHOWN = 8;
const EXCERPT_WORDS = 18;
/** A query that takes longer gets a sign that it is under way. */
const PATIENCE_MS = 300;

/** Dispatched on the window for the router of the application, which says by `preventDefault` that it takes over. */
export const GO_EVENT = 'pt-search:go';

const OPTION_ID = 'pt-search-option-';

type Option = { readonly hit: Hit; readonly row: HTMLAnchorElement };

/** Waits while a pointer is pressed there: the click on a row that was replaced meanwhile would lead nowhere. */
const released = (list: HTMLElement) =>
  new Promise<void>((resolve) => {
    if (!list.matches(':active')) {
      resolve();
      return;
    }
    const soon = () => setTimeout(resolve);
    window.addEventListener('pointerup', soon, { once: true });
    window.addEventListener('pointercancel', soon, { once: true });
  });

class SearchDialog {
  private readonly config = readConfig();
  private readonly field: HTMLInputElement;
  private readonly list: HTMLElement;
  /** Beside the list, because an option holds no buttons; it is shown below the answer. */
  private readonly changes = element('div', {
    class: 'pt-search__changes',
    role: 'group',
    'aria-label': 'Ask for another case',
  });
  private readonly panel: HTMLElement;
  private readonly status: HTMLElement;
  private options: readonly Option[] = [];
  private active = -1;
  /** What the reader has moved to since the last letter stays chosen, whatever arrives. */
  private isMoved = false;
  /** The query that the options answer. */
  private answered = '';
  /** Enter was pressed before the answer was here: its first option is opened when it comes. */
  private entered: { readonly inNewTab: boolean } | null = null;
  /** The latest query wins. */
  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly dialog: HTMLDialogElement) {
    const part = <Part extends HTMLElement>(name: string) =>
      dialog.querySelector(`.pt-search__${name}`) as Part;
    this.field = part<HTMLInputElement>('field');
    this.list = part('results');
    this.panel = part('panel');
    this.status = part('status');
    this.list.before(this.changes);
    this.field.addEventListener('input', () => {
      this.isMoved = false;
      this.run();
    });
    // The field is empty only after this event.
    this.field.form?.addEventListener('reset', () => setTimeout(() => this.tryQuery('')));
    this.field.form?.addEventListener('submit', (event) => {
      event.preventDefault();
      this.go(this.allResults());
    });
    this.list.addEventListener('click', (event) => this.follow(event));
    this.panel.addEventListener('click', (event) => this.follow(event));
    this.list.addEventListener('mousemove', ({ target }) => {
      const at = this.options.findIndex(({ row }) => row.contains(target as Node));
      if (at >= 0) {
        this.isMoved = true;
        this.activate(at);
      }
    });
    dialog.addEventListener('keydown', (event) => this.onKeyDown(event));
    dialog.addEventListener('close', () => {
      this.field.value = '';
      this.run();
    });
    const slash = part<HTMLInputElement>('slash');
    slash.checked = opensBySlash();
    slash.addEventListener('change', () => setOpensBySlash(slash.checked));
    // The page behind stays where it is.
    const stay = (event: Event) =>
      (event.target as Element).closest('.pt-search__body') || event.preventDefault();
    dialog.addEventListener('wheel', stay, { passive: false });
  }

  private get query(): string {
    return this.field.value.trim();
  }

  private allResults(): string {
    return `${this.config.searchPage}?${new URLSearchParams({ q: this.query })}`;
  }

  private tryQuery(query: string): void {
    this.field.value = query;
    this.field.focus();
    this.isMoved = false;
    this.run();
  }

  /** Answers what is in the field. */
  async run(): Promise<void> {
    this.turn += 1;
    const own = this.turn;
    const isLatest = () => own === this.turn;
    this.entered = null;
    this.rest();
    const { query } = this;
    if (!query) {
      const again = () => this.tryQuery('');
      this.show(
        [],
        startPanel(again, (text) => this.tryQuery(text)),
        '',
      );
      return;
    }
    this.timer = setTimeout(() => {
      this.dialog.dataset.busy = '';
    }, PATIENCE_MS);
    const request = { query, page: 0, hitsPerPage: HITS_SHOWN, excerptWords: EXCERPT_WORDS };
    let early: Results | null = null;
    try {
      const first = await searchFirst(request);
      if (isLatest() && (first.isComplete || first.total > 0)) {
        early = first;
        this.showResults(query, first);
      }
      const whole = isLatest() && !first.isComplete ? await search(request) : null;
      await released(this.list);
      if (whole && isLatest()) {
        this.showResults(query, whole);
      }
    } catch {
      if (isLatest()) {
        this.showFailure(early);
      }
    }
    if (isLatest()) {
      this.rest();
      this.openEntered();
    }
  }

  private openEntered(): void {
    const { entered, options } = this;
    this.entered = null;
    if (entered && options[0]) {
      this.open(options[0].hit, entered.inNewTab);
    }
  }

  private rest(): void {
    clearTimeout(this.timer);
    delete this.dialog.dataset.busy;
  }

  /** The options in their groups, what stands below or instead of them, and what is said aloud. */
  private show(
    groups: readonly Node[],
    panel: readonly Node[],
    status: string,
    options: readonly Option[] = [],
  ) {
    this.list.replaceChildren(...groups);
    this.list.hidden = groups.length === 0;
    this.showChanges(options[0]?.hit);
    this.panel.replaceChildren(...panel);
    this.status.textContent = status;
    this.field.setAttribute('aria-expanded', String(groups.length > 0));
    this.options = options;
    this.activate(options.length > 0 ? 0 : -1);
  }

  /** What was pressed is replaced by its reverse, which takes the focus: the keyboard of a phone stays closed. */
  private showChanges(answer: Hit | undefined): void {
    const at = Array.from(this.changes.children).indexOf(document.activeElement as Element);
    const change = (query: string) => {
      this.field.value = query;
      this.isMoved = false;
      this.run();
    };
    this.changes.replaceChildren(...(answer ? changesOf(answer, change) : []));
    if (at >= 0) {
      ((this.changes.children[at] as HTMLElement) ?? this.field).focus();
    }
  }

  private showResults(query: string, results: Results): void {
    const { total, hits } = results;
    if (hits.length === 0) {
      const said = `${messages.noResults} "${query}"`;
      const title = element(
        'p',
        { class: 'pt-search__title' },
        `${messages.noResults} "`,
        element('strong', {}, query),
        '"',
      );
      this.show([], [title, ...nothingPanel(query, results, (text) => this.tryQuery(text))], said);
      return;
    }
    const [chosen, place] = [this.options[this.active]?.hit.url, this.active];
    this.answered = query;
    const options: Option[] = [];
    const groups = Array.from(byPart(hits), ([part, own], number) => {
      const label = `${OPTION_ID}part-${number}`;
      const rows = own.map((hit) => {
        const row = rowOf(hit);
        row.id = OPTION_ID + options.length;
        row.role = 'option';
        row.ariaSelected = 'false';
        row.tabIndex = -1;
        options.push({ hit, row });
        return row;
      });
      const name = element('div', { class: 'pt-search__part', id: label, role: 'presentation' }, part);
      return element('div', { role: 'group', 'aria-labelledby': label }, name, ...rows);
    });
    const count = `${total} ${total === 1 ? 'result' : 'results'}`;
    const all = element('a', { class: 'pt-search__all', href: this.allResults() }, `See all ${count}`);
    const answer = hits[0]?.kind === 'answer' ? `${hits[0].title.join('')} ` : '';
    this.show(groups, total > hits.length ? [all] : [], answer + count, options);
    if (this.isMoved) {
      const under = options.findIndex(({ row }) => row.matches(':hover'));
      const again = options.findIndex(({ hit }) => hit.url === chosen);
      // The row below the pointer is the one that a click opens.
      this.activate(
        under >= 0 ? under : again >= 0 ? again : Math.min(Math.max(place, 0), options.length - 1),
      );
    } else {
      this.list.parentElement?.scrollTo(0, 0);
    }
  }

  /** With results of the titles the failure is a note below them. */
  private showFailure(early: Results | null): void {
    this.entered = early && this.entered;
    const retry = element('button', { type: 'button', class: 'pt-search__retry' }, messages.retry);
    retry.addEventListener('click', () => this.tryQuery(this.field.value));
    if (early) {
      this.panel.append(element('p', { class: 'pt-search__note' }, `${messages.titlesOnly} `, retry));
    } else {
      this.show([], failedPanel(retry), `${messages.failed}. ${failureHelp}`);
    }
  }

  private activate(at: number): void {
    const before = this.options[this.active]?.row;
    if (before) {
      before.ariaSelected = 'false';
    }
    this.active = at;
    const row = this.options[at]?.row;
    if (row) {
      row.ariaSelected = 'true';
      this.field.setAttribute('aria-activedescendant', row.id);
    } else {
      this.field.removeAttribute('aria-activedescendant');
    }
  }

  private onKeyDown(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (step !== 0 && !event.isComposing) {
      event.preventDefault();
      this.move(step);
    } else if (isLetter && event.target !== this.field && event.key !== ' ') {
      // The field has to have the focus when this handler ends: the browser then types the letter there.
      this.field.focus();
    } else if (event.key === 'Enter' && event.target === this.field && !event.isComposing) {
      this.onEnter(event);
    }
  }

  /** What is shown may still answer what was typed before. */
  private onEnter(event: KeyboardEvent): void {
    const option = this.options[this.active];
    const inNewTab = event.ctrlKey || event.metaKey;
    if (this.options.length > 0 && this.answered !== this.query && !this.isMoved) {
      event.preventDefault();
      this.entered = { inNewTab };
    } else if (option) {
      event.preventDefault();
      this.open(option.hit, inNewTab);
    }
  }

  /** Through the options; where there are none, through the links and buttons below the field. */
  private move(step: number): void {
    if (this.options.length > 0) {
      this.field.focus();
      this.isMoved = true;
      this.activate((this.active + step + this.options.length) % this.options.length);
      this.options[this.active]?.row.scrollIntoView({ block: 'nearest' });
      return;
    }
    const stops = [
      this.field,
      ...this.panel.querySelectorAll<HTMLElement>('a, .pt-search__query, .pt-search__retry'),
    ];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops[(Math.max(0, at) + step + stops.length) % stops.length]?.focus();
  }

  private open(hit: Hit, inNewTab: boolean): void {
    remember('recent', hit);
    if (inNewTab) {
      window.open(hit.url, '_blank', 'noopener');
    } else {
      this.go(hit.url);
    }
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest('a');
    const hit = this.options.find(({ row }) => row === link)?.hit;
    if (hit) {
      remember('recent', hit);
    }
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (link && isPlain && link.origin === location.origin) {
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    }
  }

  /** Closed first: that gives the focus back, and the page that is opened may take it then. */
  private go(url: string): void {
    this.dialog.close();
    if (dispatchEvent(new CustomEvent(GO_EVENT, { detail: url, cancelable: true }))) {
      location.assign(url);
    }
  }
}

const styles = new CSSStyleSheet();
styles.replaceSync(rowStyles + panelStyles);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];

let attached: SearchDialog | null = null;

/** Fills the dialog. Called each time that it is opened. */
export function attach(): void {
  const dialog = searchDialog();
  attached ??= dialog && new SearchDialog(dialog);
  attached?.run();
}
