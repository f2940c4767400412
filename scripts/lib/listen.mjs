import { fail } from './fail.mjs';

/** Starts a server; a port that is taken ends the command with one sentence. */
export function listen(server, port, command, host) {
  server.on('error', (error) => {
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. End the other program or choose another port: PORT=${port + 10} ${command}`
        : `The server could not start on port ${port}: ${error.message}.`,
    );
  });
  return new Promise((resolve) => server.listen(port, host, resolve));
}
