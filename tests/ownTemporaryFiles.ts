import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** All temporary files of a run are in one folder, which goes when it ends, by Ctrl+C too. */
export default function setup() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pt-docs-tests-'));
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
