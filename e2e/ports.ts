/** Ports of the servers that the browser tests start; far from those a developer is likely to use. */
export const PORTS = { site: 47_410, bareHost: 47_411, hostedSearch: 47_412 } as const;
