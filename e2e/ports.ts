/** Ports of the servers that the browser tests start; far from those a developer is likely to use. */
export const PORTS = {
  site: 47_310,
  bareHost: 47_311,
  hostedSearch: 47_312,
  embedHost: 47_313,
  // And the port after it, for the mock app itself.
  embedDemo: 47_314,
} as const;
