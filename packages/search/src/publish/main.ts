import { existsSync, readFileSync } from 'node:fs';
import { recordsFileOf } from '../plugin/options';
import { describePrepared, PublishError, prepare, publish, readTarget } from './publishSearch';

const RECORDS_FILE = recordsFileOf('build');

function readRecords() {
  if (!existsSync(RECORDS_FILE)) {
    throw new PublishError('There are no records to publish. Run "npm run build" first.');
  }
  return JSON.parse(readFileSync(RECORDS_FILE, 'utf8'));
}

/** Runs the command and gives its exit code. */
export async function main(args: readonly string[], env = process.env): Promise<number> {
  try {
    const unknown = args.find((arg) => arg !== '--dry-run');
    if (unknown) {
      throw new PublishError(`Unknown option "${unknown}". The only option is --dry-run.`);
    }
    const prepared = prepare(readRecords());
    console.log(describePrepared(prepared).join('\n'));
    if (args.includes('--dry-run')) {
      console.log('Dry run: nothing was sent.');
      return 0;
    }
    const target = readTarget(env);
    await publish(target, prepared);
    console.log(`Published to index "${target.indexName}" of application ${target.appId}.`);
    return 0;
  } catch (error) {
    if (!(error instanceof PublishError)) {
      throw error;
    }
    console.error(`\n${error.message}`);
    return 1;
  }
}
