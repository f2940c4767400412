/** The part of the MCP Apps protocol (2026-01-26) that a figure needs: JSON-RPC with the window around it. */
type Message = {
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly result?: Record<string, unknown>;
};

type HostEvents = {
  readonly onTheme: (theme: unknown) => void;
  /** The tool's structured answer. */
  readonly onAnswer: (answer: Record<string, unknown>) => void;
};

const FIRST = 1;
let lastId = FIRST;
let capabilities: Record<string, unknown> = {};

const send = (message: object) => window.parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
export const notify = (method: string, params: object = {}) => send({ method, params });

/** Asks the host for something, if it said that it can. */
export function ask(capability: string, method: string, params: object): void {
  if (capability in capabilities) {
    lastId += 1;
    send({ id: lastId, method, params });
  }
}

export function connect({ onTheme, onAnswer }: HostEvents): void {
  const themeOf = (context: unknown) => onTheme((context as { theme?: unknown } | undefined)?.theme);

  function hear({ id, method, params = {}, result }: Message): void {
    if (id === FIRST && result) {
      capabilities = (result.hostCapabilities as typeof capabilities | undefined) ?? {};
      themeOf(result.hostContext);
      notify('ui/notifications/initialized');
    } else if (method === 'ui/notifications/host-context-changed') {
      themeOf(params);
    } else if (method === 'ui/notifications/tool-result') {
      onAnswer((params.structuredContent as Record<string, unknown> | undefined) ?? {});
    } else if (method && id !== undefined) {
      // Questions of the host: whether we are here, and whether we may be taken away.
      send({ id, result: {} });
    }
  }

  window.addEventListener('message', ({ source, data }: MessageEvent<Message | null>) => {
    if (source === window.parent && typeof data === 'object' && data !== null) {
      hear(data);
    }
  });
  send({
    id: FIRST,
    method: 'ui/initialize',
    params: {
      protocolVersion: '2026-01-26',
      appInfo: { name: 'pt-docs', version: '1.0.0' },
      appCapabilities: {},
    },
  });
}
