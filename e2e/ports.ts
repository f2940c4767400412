/**
 * Ports of the servers that the browser tests start; far from those a developer is likely to use. `PT_E2E_PORT` moves
 * them all, so that two checkouts can be tested side by side.
 */
const first = Number(process.env.PT_E2E_PORT ?? 47_310);

export const PORTS = {
  site: first,
  bareHost: first + 1,
  hostedSearch: first + 2,
  embedHost: first + 3,
  // And the port after it, for the mock app itself.
  embedDemo: first + 4,
  figures: first + 8,
  deployHost: first + 6,
  devServer: first + 10,
  webkitDriver: first + 11,
} as const;
