import { randomUUID } from 'node:crypto';
import { algoliasearch } from 'algoliasearch';
import { type HostedRecord, hostedRecordsOf, hostedSettings } from '../plugin/hostedRecords';
import type { FullRecords } from '../plugin/searchRecords';

/** A mistake of the person who runs the command; its message is all they need. */
export class PublishError extends Error {}

type PublishTarget = { readonly appId: string; readonly adminKey: string; readonly indexName: string };
/** Another host than the service's own, for tests. */
type PublishHost = { readonly url: string; readonly port: number };

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

export function prepare(file: FullRecords & { readonly siteUrl: string }): Prepared {
  return {
    records: hostedRecordsOf(file, file.siteUrl),
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
  for (const { hierarchy } of records) {
    const name = hierarchy.lvl0?.split(' › ')[0] ?? '';
    parts.set(name, (parts.get(name) ?? 0) + 1);
  }
  return [
    ...Array.from(parts, ([name, count]) => `  ${String(count).padStart(5)}  ${name}`),
    `  ${String(records.length).padStart(5)}  records in ${Math.ceil(records.length / BATCH_SIZE)} batches`,
    `  ${String(synonyms.length).padStart(5)}  groups of synonyms`,
  ];
}

type Client = ReturnType<typeof algoliasearch>;

/** As often as the client's own helper asks: a big index takes the service some minutes. */
const MAX_RETRIES = 800;

/**
 * A new index beside the live one, with everything in it. Rules, and settings that are not ours, come from the live index:
 * an operator may have set them in the service's dashboard.
 */
async function fill(client: Client, liveName: string, indexName: string, prepared: Prepared): Promise<void> {
  const done = ({ taskID }: { taskID: number }) =>
    client.waitForTask({ indexName, taskID, maxRetries: MAX_RETRIES });
  await client
    .operationIndex({
      indexName: liveName,
      operationIndexParams: {
        operation: 'copy',
        destination: indexName,
        scope: ['settings', 'rules', 'synonyms'],
      },
    })
    .then(done);
  await client.setSettings({ indexName, indexSettings: { ...hostedSettings } as object }).then(done);
  await client
    .saveSynonyms({
      indexName,
      synonymHit: prepared.synonyms.map((group) => ({ ...group })),
      replaceExistingSynonyms: true,
    })
    .then(done);
  await client.chunkedBatch({
    indexName,
    objects: prepared.records.map((record) => ({ ...record })),
    batchSize: BATCH_SIZE,
    waitForTasks: true,
    maxRetries: MAX_RETRIES,
  });
}

async function putInPlace(client: Client, indexName: string, liveName: string): Promise<void> {
  const { taskID } = await client.operationIndex({
    indexName,
    operationIndexParams: { operation: 'move', destination: liveName },
  });
  await client.waitForTask({ indexName, taskID, maxRetries: MAX_RETRIES });
}

function publishError(error: unknown, indexName: string, whatIsThere: string): PublishError {
  const { status, message } = error as { status?: number; message?: string };
  return new PublishError(
    status === 403
      ? `The service refused the admin key for index "${indexName}" (403). Check PT_SEARCH_ADMIN_KEY and PT_SEARCH_APP_ID.`
      : `Publishing failed: ${(message ?? String(error)).replace(/\.$/, '')}. ${whatIsThere}`,
  );
}

/** Replaces everything in the index at once: readers search the old one until the new one is complete. */
export async function publish(target: PublishTarget, prepared: Prepared, host?: PublishHost): Promise<void> {
  const client = algoliasearch(
    target.appId,
    target.adminKey,
    host ? { hosts: [{ ...host, protocol: 'http', accept: 'readWrite' }] } : {},
  );
  const { indexName } = target;
  const nextName = `${indexName}_next_${randomUUID().slice(0, 8)}`;
  try {
    await fill(client, indexName, nextName, prepared);
  } catch (error) {
    // What failed is what the operator must hear, not that tidying up after it failed too.
    await client.deleteIndex({ indexName: nextName }).catch(() => undefined);
    throw publishError(error, indexName, 'The index still holds what it held before.');
  }
  try {
    await putInPlace(client, nextName, indexName);
  } catch (error) {
    throw publishError(
      error,
      indexName,
      `The new index was complete, but the service did not confirm that it took its place: "${indexName}" may hold the old records or the new ones. Publish again, and delete "${nextName}" in the service's dashboard if it is still there.`,
    );
  }
}
