import { describe, expect, it, vi } from 'vitest';
import type { FullRecords } from '../plugin/searchRecords';
import { prepare, publish, readTarget, describePrepared as report } from './publishSearch';

type Call = { readonly method: string; readonly given: { readonly objects?: readonly unknown[] } };
const calls: Call[] = [];
let failing: { readonly at: string; readonly status: number } | null = null;

/** The service's client: it notes what it was asked, and fails where that is wanted. */
vi.mock('algoliasearch', () => ({
  algoliasearch: (appId: string, key: string) => {
    const does = (method: string) => async (given: Call['given']) => {
      calls.push({ method, given });
      if (failing?.at === method) {
        throw Object.assign(new Error('No'), { status: failing.status });
      }
      return { taskID: calls.length };
    };
    expect([appId, key]).toEqual(['TESTAPP123', 'secret']);
    return {
      setSettings: does('setSettings'),
      saveSynonyms: does('saveSynonyms'),
      replaceAllObjects: does('replaceAllObjects'),
      waitForTask: does('waitForTask'),
    };
  },
}));

const target = { appId: 'TESTAPP123', adminKey: 'secret', indexName: 'pt-docs' };
const file: FullRecords = {
  pages: [['/docs/alerts/overview', 'Alerts overview', 'Alerts']],
  records: [[0, 1, 'limits', ['Limits'], 'Text', []]],
  synonyms: [['workbench', 'wb']],
  said: [[0, ['where it runs']]],
  weights: [],
  tasks: [],
  near: [],
};

async function published(failure: typeof failing = null) {
  calls.length = 0;
  failing = failure;
  await publish(target, prepare(file));
  return calls;
}

describe('publish', () => {
  it('waits for settings and synonyms, then replaces all records at once', async () => {
    const made = await published();
    expect(made.map(({ method }) => method)).toEqual([
      'setSettings',
      'waitForTask',
      'saveSynonyms',
      'waitForTask',
      'replaceAllObjects',
    ]);
    expect(made.at(-1)?.given.objects).toEqual([
      {
        objectID: '/docs/alerts/overview#limits',
        url: '/docs/alerts/overview#limits',
        kind: 'section',
        part: 'Alerts',
        title: 'Limits',
        trail: 'Alerts overview',
        text: 'Text',
        section: 'Alerts',
        keys: [],
        said: ['where it runs'],
        language: 'en',
        docusaurus_tag: 'docs-default-current',
      },
    ]);
  });

  it('says what is wrong when the key is refused, and what readers search after a failure', async () => {
    await expect(published({ at: 'setSettings', status: 403 })).rejects.toThrow('refused the admin key');
    await expect(published({ at: 'replaceAllObjects', status: 500 })).rejects.toThrow(
      /^Publishing failed: No\. Readers still search the records that were there/,
    );
  });
});

describe('before publishing', () => {
  it('counts what would be sent', () => {
    expect(report(prepare(file))).toEqual([
      '      1  Alerts',
      '      1  records in 1 batches',
      '      1  groups of synonyms',
    ]);
  });

  it('names the variables that are missing', () => {
    expect(() => readTarget({ PT_SEARCH_APP_ID: 'X', PT_SEARCH_INDEX: 'y' })).toThrow(
      'Publishing needs PT_SEARCH_ADMIN_KEY.',
    );
  });
});
