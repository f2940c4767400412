/** Ports of the servers that the browser tests start; far from those a developer is likely to use. */
export const PORTS = { site: 47_310, bareHost: 47_311, hostedSearch: 47_312 } as const;
