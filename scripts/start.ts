import { buildSite } from './lib/building/buildSite';
import { serveSite } from './lib/serving/serveSite';

/** `npm start`: build, then serve. The bootstrap has installed what was missing. */
await buildSite();
await serveSite('npm start');
