const LAST_PORT = 65_535;
const LOOPBACK = '127.0.0.1';

/**
 * Reads a port from the environment; anything but a whole number from 1 to 65535 is refused with a sentence.
 * @param {string | undefined} value
 * @param {number} fallback
 * @returns {{ port: number, problem?: string }}
 */
export function readPort(value, fallback) {
  if (value === undefined || value.trim() === '') {
    return { port: fallback };
  }
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port <= LAST_PORT) {
    return { port };
  }
  return {
    port: fallback,
    problem: `PORT is "${value}", but must be a whole number from 1 to ${LAST_PORT}. Correct it or unset it.`,
  };
}

/**
 * The address to listen on: only this machine, unless told otherwise.
 * @param {string | undefined} value
 */
export const readHost = (value) => value?.trim() || LOOPBACK;

/** @param {number} port */
const otherPort = (port) => (port + 10 < LAST_PORT ? port + 10 : port - 10);

/**
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 * @param {string} command
 * @param {string} host
 */
export function listenProblem(error, port, command, host) {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. End the other program or choose another port: ${command} -- --port ${otherPort(port)}`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is "${host}", but this machine has no such address. Unset it to listen on this machine only, or set it to 0.0.0.0 to listen on all its addresses.`;
    default:
      return `The server could not start on ${host}, port ${port}: ${error.message}.`;
  }
}
