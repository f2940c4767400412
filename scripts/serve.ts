import { serveSite } from './lib/serving/serveSite';

/** `npm run serve`: the finished site. */
await serveSite('npm run serve');
