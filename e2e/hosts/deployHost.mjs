import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { importTypeScript } from '../../scripts/lib/importTypeScript.mjs';
import { createSiteServer } from '../../scripts/lib/server.mjs';
import { makeSecondBuild } from './secondBuild.mjs';

/**
 * A host on which things happen: another build is deployed, the server goes down or hangs, offline reading is switched
 * off. Each test has a host name of its own (`name.localhost`) and tells this server what it is to be:
 * `PUT /state/<state>`. Unknown names serve the first build.
 */
const FIRST = 'build';
const SECOND = '.cache/second-build';
const SWITCHED_OFF = '.cache/switched-off';

const { writeOffline } = await importTypeScript('plugins/offline/writeOffline.ts');
makeSecondBuild(FIRST, SECOND);
await writeOffline(SECOND, { isOn: true, siteTitle: 'PT Docs' });
mkdirSync(SWITCHED_OFF, { recursive: true });
await writeOffline(SWITCHED_OFF, { isOn: false, siteTitle: 'PT Docs' });

const [first, second] = [FIRST, SECOND].map((directory) => createSiteServer(directory));
const serve = (site) => (request, response) => site.emit('request', request, response);

const STATES = {
  first: serve(first),
  second: serve(second),
};
const states = new Map();
