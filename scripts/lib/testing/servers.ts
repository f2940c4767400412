import { installMissing } from './debianPackages';

/** The servers that the build writes files for; the tests start them (tests/built/serving). */
export const installServers = () =>
  installMissing({ nginx: 'nginx', caddy: 'caddy' }, 'the tests of the generated server files');
