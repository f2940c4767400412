import { writeFileSync } from 'node:fs';
import { COMPONENTS_FILE, componentsTable } from './lib/authoring/componentsTable';

/** `npm run components`: the table of what authors write in MDX, from the code. */
writeFileSync(COMPONENTS_FILE, componentsTable());
console.log(`Written: ${COMPONENTS_FILE}`);
