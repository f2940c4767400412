import { expect, it } from 'vitest';
import { terms } from './glossary/terms';
import { dataProblems } from './problems';
import { sources } from './reference/sources';
import { networks } from './wallet/networks';

const base = networks.find(({ id }) => id === 'base') ?? networks[0];

it('no record has a problem', async () => {
  expect(await dataProblems()).toEqual([]);
});

/** The problems of a record with wrong fields, which has the right ones again afterwards. */
async function problemsWith<Whole extends object>(
  record: Whole,
  wrong: Partial<Record<keyof Whole, unknown>>,
) {
  const right = { ...record };
  Object.assign(record, wrong);
  const problems = await dataProblems();
  Object.assign(record, right);
  return problems;
}

it('a problem names file, record, field, value and remedy', async () => {
  expect(await problemsWith(base, { chainId: 8543 })).toEqual([
    'data/wallet/networks.ts, record "base", chainId: 8543. Not the ID that the chain registry gives this network. Compare both with chainlist.org.',
  ]);
});

it.each([
  [{ explorer: 'http://basescan.org' }, 'explorer: "http://basescan.org". Write a full https:// address'],
  [
    { exampleRpc: 'https://mainnet.base.org/' },
    'exampleRpc: "https://mainnet.base.org/". Write a full https:',
  ],
  [{ name: 'ethereum', chainId: 1 }, 'name: "ethereum". It also stands in record "ethereum".'],
  [{ id: 'Base chain' }, 'id: "Base chain". Write ids in lower case'],
])('of a network with %o', async (wrong, sentence) => {
  expect((await problemsWith(base, wrong)).join('\n')).toContain(sentence);
});

it('a source was never read in the future', async () => {
  expect((await problemsWith(sources['amm-docs'], { asOf: '2199-01' })).join()).toContain(
    'never lies in the future',
  );
});

it('what stands as YAML is named by its file and line', async () => {
  expect((await problemsWith(terms.amm as object, { synonyms: ['DEX'] })).join('\n')).toMatch(
    /^data\/glossary\/dex\.yaml:\d+, record "AMM", name\+abbreviations\+synonyms: "dex"\. It also stands in record "Decentralised exchange"/,
  );
});
