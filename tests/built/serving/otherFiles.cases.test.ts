import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from './rawRequest';
import { servers } from './servers';

/** What a search engine asks the owner of a site to put into static/. */
const PROOF = 'google-site-verification: google1234.html';

/** The type of a file by its ending; one that nobody knows is only bytes. */
const TYPES = {
  webp: /^image\/webp$/,
  jpg: /^image\/jpeg$/,
  pdf: /^application\/pdf$/,
  mp4: /^video\/mp4$/,
  invented: /^application\/octet-stream$/,
};

describe.each(servers)('a file beside the pages, from $name', ({ start, problem }) => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'pt-docs-other-'));
  let port = 0;
  let stop = () => {};
  beforeAll(async () => {
    mkdirSync(path.join(root, 'docs/x'), { recursive: true });
    writeFileSync(path.join(root, 'google1234.html'), PROOF);
    writeFileSync(path.join(root, 'docs/x/index.html'), 'a page');
    mkdirSync(path.join(root, 'assets/images'), { recursive: true });
    for (const ending of Object.keys(TYPES)) {
      writeFileSync(path.join(root, `assets/images/a b.${ending}`), ending);
      writeFileSync(path.join(root, `docs/x/a.${ending}`), ending);
    }
    writeFileSync(path.join(root, '404.html'), 'not found');
    if (!problem) {
      ({ port, stop } = await start(root));
    }
  });
  afterAll(() => {
    stop();
    rmSync(root, { recursive: true });
  });

  const ask = async (target: string) => {
    const { status, body, headers } = await rawRequest(port, { target });
    return { status, text: body.toString(), location: headers.location, type: headers['content-type'] };
  };

  it.skipIf(problem).each(Object.entries(TYPES))('is found with its type: .%s', async (ending, type) => {
    for (const target of [`/assets/images/a%20b.${ending}`, `/docs/x/a.${ending}`]) {
      expect(await ask(target)).toMatchObject({
        status: 200,
        text: ending,
        type: expect.stringMatching(type),
      });
    }
    expect(await ask(`/docs/nope.${ending}`)).toMatchObject({ status: 404, text: 'not found' });
  });

  it.skipIf(problem)('is found under its plain address', async () => {
    expect(await ask('/google1234.html')).toMatchObject({ status: 301, location: '/google1234' });
    const { type, ...found } = await ask('/google1234');
    expect(found).toEqual({ status: 200, text: PROOF, location: undefined });
    expect(type).toMatch(/^text\/html/);
  });
});
