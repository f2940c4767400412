import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env';

const embedOriginsOf = (value: string | undefined) =>
  readEnvironment({ PT_EMBED_ORIGINS: value }).embedOrigins;

describe('PT_EMBED_ORIGINS', () => {
  it('is empty when unset or blank', () => {
    expect(embedOriginsOf(undefined)).toEqual([]);
    expect(embedOriginsOf(' , ')).toEqual([]);
  });

  it('reads several origins, with or without spaces and a trailing slash', () => {
    expect(embedOriginsOf('https://a.example, https://b.example:8443/,')).toEqual([
      'https://a.example',
      'https://b.example:8443',
    ]);
  });

  it('allows plain http for this machine only', () => {
    expect(embedOriginsOf('http://localhost:5173')).toEqual(['http://localhost:5173']);
    expect(() => embedOriginsOf('http://a.example')).toThrow(/PT_EMBED_ORIGINS is "http:\/\/a\.example"/);
  });

  it.each(['*', 'null', 'https://*.example', 'a.example', 'https://a.example/app', 'https://u:p@a.example'])(
    'refuses %s with a sentence that names the variable',
    (value) => {
      expect(() => embedOriginsOf(`https://fine.example,${value}`)).toThrow(/PT_EMBED_ORIGINS is .* must be/);
    },
  );
});
