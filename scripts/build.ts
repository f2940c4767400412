import { buildSite } from './lib/building/buildSite';

/** `npm run build`: the finished site in build/, and beside it, in build-serving/, what hosts read about it. */
await buildSite();
