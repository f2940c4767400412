import { writeFileSync } from 'node:fs';
import { derivedFiles } from './lib/authoring/derivedFiles';

/** `npm run derive`: the files that follow from code, data and posts. */
for (const [file, text] of Object.entries(derivedFiles())) {
  writeFileSync(file, text);
  console.log(`Written: ${file}`);
}
