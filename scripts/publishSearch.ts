import { main } from '@pt-docs/search/publish';
import { recordsFileOf } from '../config/searchIndex';

/** `npm run search:publish`: sends the records of the last build to the hosted index. `-- --dry-run` only counts. */
process.exitCode = await main(recordsFileOf('build'), process.argv.slice(2));
