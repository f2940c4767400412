import { type HostedRecord, hostedRecordsOf, hostedSettings } from '../plugin/hostedRecords';
import type { FullRecords } from '../plugin/searchRecords';

/** A mistake of the person who runs the command; its message is all they need. */
export class PublishError extends Error {}

type PublishTarget = { readonly appId: string; readonly adminKey: string; readonly indexName: string };

type Environment = Readonly<Record<string, string | undefined>>;

const VARIABLES = {
  appId: 'PT_SEARCH_APP_ID',
  adminKey: 'PT_SEARCH_ADMIN_KEY',
  indexName: 'PT_SEARCH_INDEX',
} as const;
const BATCH_SIZE = 500;

export function readTarget(env: Environment): PublishTarget {
  const missing = Object.values(VARIABLES).filter((name) => !env[name]?.trim());
  if (missing.length > 0) {
    throw new PublishError(
      `Publishing needs ${missing.join(' and ')}. Set ${Object.values(VARIABLES).join(', ')}; the admin key only for this command, never for the build.`,
    );
  }
  const value = (name: string) => env[name]?.trim() ?? '';
  return {
    appId: value(VARIABLES.appId),
    adminKey: value(VARIABLES.adminKey),
    indexName: value(VARIABLES.indexName),
  };
}

type Prepared = {
  readonly records: readonly HostedRecord[];
  readonly synonyms: readonly { objectID: string; type: 'synonym'; synonyms: string[] }[];
};

export function prepare(file: FullRecords): Prepared {
  return {
    records: hostedRecordsOf(file),
    synonyms: file.synonyms.map((group, index) => ({
      objectID: `group-${index}`,
      type: 'synonym',
      synonyms: [...group],
    })),
  };
}

/** What would be sent, by kind, for the report and the dry run. */
export function describePrepared({ records, synonyms }: Prepared): string[] {
  const parts = new Map<string, number>();
  for (const { section } of records) {
    parts.set(section, (parts.get(section) ?? 0) + 1);
  }
  return [
    ...Array.from(parts, ([name, count]) => `  ${String(count).padStart(5)}  ${name}`),
    `  ${String(records.length).padStart(5)}  records in ${Math.ceil(records.length / BATCH_SIZE)} batches`,
    `  ${String(synonyms.length).padStart(5)}  groups of synonyms`,
  ];
}

/**
 * Replaces everything in the index: settings and synonyms first, then all records at once, so that readers search the old ones until
 * the new ones are complete. What an operator set in the service's dashboard, such as rules, stays.
 */
export async function publish(target: PublishTarget, prepared: Prepared): Promise<void> {
  const { algoliasearch } = await import('algoliasearch');
  const client = algoliasearch(target.appId, target.adminKey);
  const { indexName } = target;
  const done = ({ taskID }: { taskID: number }) => client.waitForTask({ indexName, taskID });
  try {
    await client.setSettings({ indexName, indexSettings: { ...hostedSettings } as object }).then(done);
    const synonymHit = prepared.synonyms.map((group) => ({ ...group }));
    await client.saveSynonyms({ indexName, synonymHit, replaceExistingSynonyms: true }).then(done);
    const objects = prepared.records.map((record) => ({ ...record }));
    await client.replaceAllObjects({ indexName, objects, batchSize: BATCH_SIZE });
  } catch (error) {
    const { status, message } = error as { status?: number; message?: string };
    throw new PublishError(
      status === 403
        ? `The service refused the admin key for index "${indexName}" (403). Check PT_SEARCH_ADMIN_KEY and PT_SEARCH_APP_ID.`
        : `Publishing failed: ${(message ?? String(error)).replace(/\.$/, '')}. Readers still search the records that were there, or all of the new ones. Publish again.`,
    );
  }
}
