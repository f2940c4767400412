/** Ports of the servers that the browser tests start; far from those a developer is likely to use. */
export const PORTS = {
  site: 47_410,
  bareHost: 47_411,
  hostedSearch: 47_412,
  embedHost: 47_413,
  // And the port after it, for the mock app itself.
  embedDemo: 47_414,
} as const;
