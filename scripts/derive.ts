import { writeFileSync } from 'node:fs';
import { derivedFiles } from './lib/authoring/derivedFiles';

/** `npm run derive`: the files that follow from code, data and posts. `-- published`: the ledger of addresses, from a build. */
if (process.argv[2] === 'published') {
  await import('./lib/building/recordPublished');
} else {
  for (const [file, text] of Object.entries(derivedFiles())) {
    writeFileSync(file, text);
    console.log(`Written: ${file}`);
  }
}
