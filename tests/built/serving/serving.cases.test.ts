import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serving } from '../../../config/serving';
import { BUILD } from '../site';
import { type Answer, rawRequest } from './rawRequest';
import { CONDITIONAL, type Expected, type RequestCase, requests } from './requests';
import { servers } from './servers';

const loose = (type = '') => type.replaceAll(' ', '').toLowerCase();

function decoded({ body, headers }: Answer): Buffer {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(body);
    case 'gzip':
      return gunzipSync(body);
    default:
      return body;
  }
}

/** Holds for every answer, whatever was asked. */
function generalProblems({ status, headers, body, repeated }: Answer, method: string): string[] {
  const { location } = headers;
  const length = headers['content-length'];
  return [
    !(status >= 200 && status < 500) && `status ${status}`,
    location !== undefined && !/^\/(?![/\\])/.test(location) && `leads to ${location}`,
    location !== undefined &&
      new URL(location, 'https://docs.test').origin !== 'https://docs.test' &&
      `leads to another origin: ${location}`,
    headers['set-cookie'] && 'sets a cookie',
    repeated.length > 0 && `sends twice: ${repeated}`,
    length !== undefined &&
      method !== 'HEAD' &&
      status !== 304 &&
      Number(length) !== body.length &&
      `says ${length} bytes and sends ${body.length}`,
    method === 'HEAD' && body.length > 0 && 'sends a body for HEAD',
    status === 405 && headers.allow !== 'GET, HEAD' && 'does not say what is allowed',
    // What a server refuses before it reads the address (400, 414, 431) it answers without our rules.
    [200, 206, 301, 302, 404].includes(status) &&
      Object.entries({ ...serving.headers, 'Content-Security-Policy': undefined }).some(([name, value]) => {
        const sent = headers[name.toLowerCase()];
        return sent === undefined || (value !== undefined && sent !== value);
      }) &&
      'lacks a security header',
  ].filter((problem) => typeof problem === 'string');
}

function bodyProblem(answer: Answer, method: string, { file, range }: Expected): string | false {
  if (!file || method === 'HEAD') {
    return false;
  }
  const whole = readFileSync(path.join(BUILD, file));
  const wanted = range ? whole.subarray(range[0], range[1] + 1) : whole;
  return !decoded(answer).equals(wanted) && `does not send the bytes of ${file}`;
}

function problemsOf(answer: Answer, row: RequestCase): string[] {
  const { method = 'GET', expected } = row;
  const { headers } = answer;
  const { type, cache, encoding, location, vary } = expected;
  return [
    ...generalProblems(answer, method),
    ![expected.status].flat().includes(answer.status) &&
      `status ${answer.status} instead of ${expected.status}`,
    bodyProblem(answer, method, expected),
    location !== undefined && headers.location !== location && `leads to ${headers.location}`,
    type && loose(headers['content-type']) !== loose(type) && `type ${headers['content-type']}`,
    cache && headers['cache-control'] !== cache && `Cache-Control ${headers['cache-control']}`,
    encoding &&
      (headers['content-encoding'] ?? 'none') !== encoding &&
      `encoding ${headers['content-encoding']} instead of ${encoding}`,
    encoding && !/accept-encoding/i.test(headers.vary ?? '') && 'does not vary by encoding',
    vary && !vary.test(headers.vary ?? '') && `varies by ${headers.vary}`,
  ].filter((problem) => typeof problem === 'string');
}

/** Servers redirect one run of slashes at a time: follow while the address stays ours. */
async function ask(port: number, row: RequestCase): Promise<Answer> {
  let answer = await rawRequest(port, row);
  const wanted = row.expected.location;
  for (
    let steps = 0;
    steps < 4 && /[/\\]{2}/.test(row.target) && wanted && answer.status === 301;
    steps += 1
  ) {
    const { location = '' } = answer.headers;
    if (location === wanted || !/^\/(?![/\\])/.test(location)) {
      break;
    }
    answer = await rawRequest(port, { ...row, target: location });
  }
  return answer;
}

describe.each(servers)('$name', ({ name, start, problem }) => {
  let port = 0;
  let stop = () => {};
  if (problem) {
    console.log(`Skipped: ${problem}.`);
  }
  beforeAll(async () => {
    if (!problem) {
      ({ port, stop } = await start(BUILD));
    }
  });
  afterAll(() => stop());

  it.skipIf(problem)(`answers ${requests.length} requests as it should`, async () => {
    const found: string[] = [];
    for (const row of requests) {
      const problems = problemsOf(await ask(port, row), row);
      const { what, target, method = 'GET' } = row;
      found.push(...problems.map((text) => `${what}: ${method} ${target.slice(0, 80)}: ${text}`));
    }
    expect(found).toEqual([]);
    console.log(`${name}: ${requests.length} requests`);
  });

  it.skipIf(problem)('answers 304 to what the reader has already', async () => {
    for (const target of CONDITIONAL) {
      const { etag = '', 'cache-control': kept, vary } = (await rawRequest(port, { target })).headers;
      expect(etag, target).not.toBe('');
      for (const known of [etag, `"x", ${etag}`, '*']) {
        const again = await rawRequest(port, { target, headers: { 'If-None-Match': known } });
        expect(again.status, `${target} ${known}`).toBe(304);
        expect(again.headers).toMatchObject({ etag, 'cache-control': kept, vary });
        expect(again.body.length).toBe(0);
      }
      const other = await rawRequest(port, { target, headers: { 'If-None-Match': '"other"' } });
      expect(other.status, target).toBe(200);
    }
  });

  it.skipIf(problem)('lets an app of another origin load the host module, and nothing else', async () => {
    for (const coding of ['br', 'gzip', 'identity']) {
      for (const target of ['/embed/host.js', '/help-ids.json']) {
        const { headers } = await rawRequest(port, { target, headers: { 'Accept-Encoding': coding } });
        expect(headers['access-control-allow-origin'], `${target} ${coding}`).toBe('*');
      }
    }
    for (const target of ['/', '/search-index.json', '/nope']) {
      const { headers } = await rawRequest(port, { target });
      expect(headers['access-control-allow-origin'], target).toBeUndefined();
    }
  });
});
