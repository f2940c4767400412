/** Our own strokes on a grid of 16. */
const PATHS = {
  dashboard: 'M2.5 2.5h5v6h-5zM10 2.5h3.5v3.5H10zM10 8.5h3.5v5H10zM2.5 11h5v2.5h-5z',
  workbench: 'M2.5 2v11.5h11M5 10.5l2.5-4 2.5 2 3-5',
  screener: 'M2 3h12l-4.5 5.5V13l-3 1V8.5z',
  bell: 'M4 11V7a4 4 0 0 1 8 0v4l1 1H3zM6.5 14h3',
  community:
    'M6 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1.5 13.5c0-5 9-5 9 0M11 3a2.3 2.3 0 0 1 0 4.5M12 9.5c2 .5 2.5 2 2.5 4',
  trade: 'M4.5 13.5V4M2 6l2.5-3L7 6M11.5 2.5V12M9 10l2.5 3 2.5-3',
  search: 'M7 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM10.7 10.7L14 14',
  prompt: 'M3 4l4 4-4 4M8.5 12H13',
  equals: 'M3 6h10M3 10.5h10',
  wallet: 'M2.5 4.5h11v8.5h-11zM2.5 4.5l8-2v2M10.5 8.750h1',
  trendline: 'M3 12.5L13 3.5M2 13.5l1-1M13 3.5l1-1',
  hline: 'M2 8h12M8 6.5v3',
  fib: 'M2 3h12M2 7h12M2 10h12M2 13h12',
  rectangle: 'M3 4h10v8H3z',
  measure: 'M3 13V3M3 13h10M6 10l6-6M12 8V4H8',
  text: 'M3.5 4V3h9v1M8 3v10M6 13h4',
  down: 'M4 6.5l4 4 4-4',
  close: 'M4 4l8 8M12 4l-8 8',
  check: 'M3 8.5l3.5 3.5L13 4.5',
  warn: 'M8 2.5l6 11H2zM8 6.5v3.5M8 12h.01',
  person: 'M8 8a2.7 2.7 0 1 0 0-5.400A2.7 2.7 0 0 0 8 8zM3 14c0-5.5 10-5.5 10 0',
  more: 'M3 8h.01M8 8h.01M13 8h.01',
  play: 'M5 3.5v9l7-4.5z',
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  step: 'M4 3.5v9l6-4.5zM12 3.5v9',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={className}
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
