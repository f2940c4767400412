import { serveSite } from './lib/serveSite';

/** `npm run serve`: the finished site. */
await serveSite();
