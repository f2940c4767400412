/** Reads a port from the environment; anything but a whole number from 1 to 65535 is refused with a sentence. */
export function readPort(value, fallback) {
  if (value === undefined || value.trim() === '') {
    return { port: fallback };
  }
  const port = Number(value);
  return Number.isInteger(port) && port > 0 && port < 65_536
    ? { port }
    : { problem: `PORT is "${value}", but must be a whole number from 1 to 65535. Correct it or unset it.` };
}
