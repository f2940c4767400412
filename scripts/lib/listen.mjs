import { createServer } from 'node:net';
import { fail } from './fail.mjs';
import { otherPort } from './port.mjs';

function listenProblem(error, port, command) {
  return error.code === 'EADDRINUSE'
    ? `Port ${port} is taken. End the other program or choose another port: PORT=${otherPort(port)} ${command}`
    : `The server could not start on port ${port}: ${error.message}.`;
}

/** Starts a server; a port that is taken ends the command with one sentence. */
export function listen(server, port, command, host) {
  server.on('error', (error) => fail(listenProblem(error, port, command)));
  return new Promise((resolve) => server.listen(port, host, resolve));
}

/** The same sentence before there is a server to start, or null: nobody wants to hear it after minutes of building. */
export function portProblem(port, command) {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.on('error', (error) => resolve(listenProblem(error, port, command)));
    probe.listen(port, () => probe.close(() => resolve(null)));
  });
}
