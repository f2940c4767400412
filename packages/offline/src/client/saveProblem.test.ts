import { describe, expect, it } from 'vitest';
import { MissingFile } from './saveFiles';
import { saveProblem } from './saveProblem';

const full = new DOMException('full', 'QuotaExceededError');

describe('why the docs could not be saved', () => {
  it('a full device: says what is there afterwards', () => {
    expect(saveProblem(full, false)).toMatch(/enough space.*Nothing was kept/);
    expect(saveProblem(full, true)).toMatch(/enough space.*What was saved before is kept/);
  });

  it('a file that the server has not: says nothing of the connection', () => {
    expect(saveProblem(new MissingFile('/docs/a answered 404.'), false)).toMatch(/^The server did not send/);
  });

  it.each([new TypeError('Failed to fetch'), new DOMException('cut off', 'NetworkError')])(
    '%s: the connection',
    (error) => {
      expect(saveProblem(error, false)).toMatch(/^The connection was lost/);
      expect(saveProblem(error, true)).toMatch(/^The connection was lost/);
    },
  );
});
