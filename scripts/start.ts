import { buildSite } from './lib/buildSite';
import { serveSite } from './lib/serveSite';

/** `npm start`: build, then serve. The bootstrap has installed what was missing. */
await buildSite();
await serveSite();
