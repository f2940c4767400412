/** Where the hosts of the browser tests listen: e2e/hosts/serve.ts takes free ports, Playwright reads them from what it prints. */
const NAMES = ['site', 'bareHost', 'embedHost', 'hostedSearch', 'deployHost'] as const;

export type HostName = (typeof NAMES)[number];

const variable = (name: string) => `e2e_port_${name}`;

/** The line that e2e/hosts/serve.ts prints. Playwright sets a variable for every group in it. */
export const PORTS_LINE = new RegExp(NAMES.map((name) => `${name}=(?<${variable(name)}>\\d+)`).join(' '));
export const portsLine = (ports: Readonly<Record<HostName, number>>) =>
  NAMES.map((name) => `${name}=${ports[name]}`).join(' ');

export const PORTS = Object.fromEntries(
  NAMES.map((name) => [name, Number(process.env[variable(name).toUpperCase()] ?? 0)]),
) as Readonly<Record<HostName, number>>;
