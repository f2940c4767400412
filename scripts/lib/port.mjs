const LAST_PORT = 65_535;

/**
 * Reads a port from the environment; anything but a whole number from 1 to 65535 is refused with a sentence. `more` is how
 * many ports after it the command listens on too.
 */
export function readPort(value, fallback, more = 0) {
  if (value === undefined || value.trim() === '') {
    return { port: fallback };
  }
  const port = Number(value);
  const last = LAST_PORT - more;
  if (Number.isInteger(port) && port > 0 && port <= last) {
    return { port };
  }
  const why = more > 0 ? ' (the port after it is used too)' : '';
  return {
    problem: `PORT is "${value}", but must be a whole number from 1 to ${last}${why}. Correct it or unset it.`,
  };
}

/** Another port to try, with room for one more after it. */
export const otherPort = (port) => (port + 10 < LAST_PORT ? port + 10 : port - 10);
