import { existsSync, readFileSync } from 'node:fs';
import { describePrepared, PublishError, prepare, publish, readTarget } from './publishSearch';

function readRecords(recordsFile: string) {
  if (!existsSync(recordsFile)) {
    throw new PublishError('There are no records to publish. Run "npm run build" first.');
  }
  return JSON.parse(readFileSync(recordsFile, 'utf8'));
}

/** Runs the command on the records that `writeSearchIndex` wrote and returns its exit code. */
export async function main(recordsFile: string, args: readonly string[], env = process.env): Promise<number> {
  try {
    const unknown = args.find((arg) => arg !== '--dry-run');
    if (unknown) {
      throw new PublishError(`Unknown option "${unknown}". The only option is --dry-run.`);
    }
    const prepared = prepare(readRecords(recordsFile));
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
