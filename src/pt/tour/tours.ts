import { practiceSteps } from './practice';
import { type Step, steps, tourStart } from './steps';

export type Tour = {
  /** Under which a device keeps what is done. */
  readonly key: string;
  readonly steps: readonly Step[];
  /** Lines that have run before the reader comes. */
  readonly lines: readonly string[];
  /** What is said once all is done, and where it goes on. */
  readonly end: string;
  readonly next: { readonly href: string; readonly text: string };
};

export const tours = {
  start: {
    key: 'pt-tour',
    steps,
    lines: tourStart,
    end: 'All steps are done. Next, do it with live data.',
    next: { href: '#sign-up', text: 'Now in the app' },
  },
  practice: {
    key: 'pt-practice',
    steps: practiceSteps,
    lines: [],
    end: 'All three are done. A real order is sent the same way.',
    next: {
      href: '/docs/trading/centralised-exchange/trading#place-an-order',
      text: 'Place an order on Bybit',
    },
  },
} as const satisfies Readonly<Record<string, Tour>>;

export type TourId = keyof typeof tours;
