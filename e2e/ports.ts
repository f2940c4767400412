/** Ports of the servers that the browser tests start; far from those a developer is likely to use. */
export const PORTS = { site: 47_310, bareHost: 47_311, embedHost: 47_312, embedDemo: 47_313 } as const;
