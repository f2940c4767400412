/** When a tap has had its effect: something is on the screen, or something looks different from before. */
export type Effect =
  | { readonly visible: string }
  /** An element whose accessible name changes with what it shows. */
  | { readonly renamed: string }
  /** Another background of the page. */
  | { readonly recoloured: true };

export type Control = { readonly press: string; readonly effect: Effect };

export type Target = {
  readonly label: string;
  readonly address: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Site → its own control for the same job. A site without one is left out. */
  readonly sites: Readonly<Record<string, Control>>;
};

const PHONE = { width: 390, height: 844 };
/** All four hide the colour-mode switch in the menu of a phone: it is tapped on a tablet. */
const TABLET = { width: 1280, height: 800 };
const PAGE = '/docs/alerts/overview';

/** Docusaurus' own names, and what native elements would have in their place. */
const MENU: Control = {
  press: '.navbar__toggle',
  effect: { visible: '.navbar-sidebar, dialog[open], [popover]:popover-open' },
};
const CONTENTS: Control = {
  press: '[class*=tocCollapsibleButton], main details[class*=tocCollapsible] > summary',
  effect: { visible: '[class*=tocCollapsibleContent] a' },
};
const COLOUR_MODE: Control = { press: '.navbar [class*=toggleButton]', effect: { recoloured: true } };

export const TARGETS: readonly Target[] = [
  {
    label: 'menu',
    address: PAGE,
    viewport: PHONE,
    sites: {
      ours: MENU,
      stock: MENU,
      Starlight: { press: 'starlight-menu-button button', effect: { visible: '#starlight__sidebar a' } },
      VitePress: { press: '.VPLocalNav button.menu', effect: { visible: '.VPSidebar.open' } },
    },
  },
  {
    label: 'search',
    address: PAGE,
    viewport: PHONE,
    sites: {
      ours: { press: '.pt-search-button', effect: { visible: 'dialog[open] input' } },
      Starlight: { press: 'button[data-open-modal]', effect: { visible: 'dialog[open]' } },
      VitePress: {
        press: '.VPNavBarSearchButton, .DocSearch-Button',
        effect: { visible: '.VPLocalSearchBox input' },
      },
    },
  },
  {
    label: 'on this page',
    address: PAGE,
    viewport: PHONE,
    sites: {
      ours: CONTENTS,
      stock: CONTENTS,
      Starlight: {
        press: 'mobile-starlight-toc summary',
        effect: { visible: 'mobile-starlight-toc details[open] a' },
      },
      VitePress: {
        press: '.VPLocalNavOutlineDropdown > button',
        effect: { visible: '.VPLocalNavOutlineDropdown .items a' },
      },
    },
  },
  {
    label: 'colour mode',
    address: PAGE,
    viewport: TABLET,
    sites: {
      ours: COLOUR_MODE,
      stock: COLOUR_MODE,
      VitePress: { press: '.VPNavBarAppearance button', effect: { recoloured: true } },
    },
  },
  {
    label: 'figure',
    address: '/docs/alerts/creating-an-alert#alert-simulator',
    viewport: PHONE,
    sites: {
      ours: {
        press: 'figure#alert-simulator label:has(input[value="above"])',
        effect: { renamed: 'figure#alert-simulator svg[role=img]' },
      },
    },
  },
];
