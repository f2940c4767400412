/** Ports of the servers that the browser tests start; far from those a developer is likely to use. */
export const PORTS = { site: 47_510, bareHost: 47_511, embedHost: 47_512, embedDemo: 47_513 } as const;
