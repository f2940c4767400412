import { describe, expect, it } from 'vitest';
import { audiences, neverShared } from './audiences';
import { type Audience, audienceSchema } from './audiences.schema';

const all: readonly Audience[] = audiences;

describe('data/community/audiences.ts', () => {
  it.each(all)('holds a complete record for $id', (audience) => {
    const parsed = audienceSchema.safeParse(audience);
    expect(parsed.error?.issues ?? [], `data/community/audiences.ts, audience "${audience.id}"`).toEqual([]);
    expect(audience.command, `data/community/audiences.ts, audience "${audience.id}", field command`).toBe(
      `audience ${audience.id}`,
    );
  });

  it('has the six audiences of the product, each once', () => {
    expect(
      all.map((audience) => audience.id),
      'data/community/audiences.ts: the `audience` command knows these six, from narrow to wide.',
    ).toEqual(['private', 'people', 'unlisted', 'followers', 'community', 'public']);
  });

  it('says what narrowing does for every audience but the widest', () => {
    const silent = all.filter((audience) => audience.narrowing === null).map((audience) => audience.id);
    expect(silent, 'data/community/audiences.ts: only "public" has narrowing: null').toEqual(['public']);
  });

  it('lets nobody clone what nobody else can see', () => {
    const closed = all.filter((audience) => audience.cloned.answer === 'no').map((audience) => audience.id);
    expect(
      closed,
      'data/community/audiences.ts, field cloned: everyone who can see a publish can clone it',
    ).toEqual(['private']);
  });

  it('names what is never shared once', () => {
    expect(new Set(neverShared).size).toBe(neverShared.length);
    expect(neverShared).toEqual(expect.arrayContaining(['API keys', 'orders', 'wallets', 'alerts']));
  });
});
