import { exchangeErrors } from '@site/data/trading/exchange-errors';
import { walletErrors } from '@site/data/wallet/wallet-errors';
import { describe, expect, it } from 'vitest';
import { errorAnchor } from './errorAnchor';
import { findErrors, mayBecomeCode } from './findErrors';
import type { DecodableError } from './types';

const row = (code: string, meaning = 'meaning', cause = 'cause'): DecodableError => ({
  code,
  meaning,
  cause,
  remedy: 'remedy',
});

const errors = [
  row('10010', 'The calling IP address does not match the key'),
  row('10001', 'A parameter is wrong'),
  row('110017', 'The quantity rounds to zero'),
  row('33004', 'The key has expired'),
  row('4902', 'The chain is unknown to the wallet'),
  row('-32002', 'A request is already waiting in the wallet'),
  row('-2015', 'The key has expired (spot)'),
  row('HTTP 403', 'The request was turned away', 'Too many requests'),
  row('TRANSFER_FROM_FAILED', 'The router could not take the token'),
  row('Too little received', 'The swap would have paid less than the minimum'),
  row('STF', 'The router could not take the token'),
];

const codes = (text: string) => findErrors(text, errors).map(({ code }) => code);

describe('findErrors', () => {
  const pages: readonly (readonly DecodableError[])[] = [exchangeErrors, walletErrors];
  it.each(pages)('finds each error of a page by its own code', (...records) => {
    for (const { code } of records) {
      expect(findErrors(`retCode ${code}: something`, records).map((found) => found.code)).toEqual([code]);
    }
  });

  it.each([
    ['10010', ['10010']],
    ['  33004 ', ['33004']],
    ['4902', ['4902']],
    ['-32002', ['-32002']],
    ['−32002', ['-32002']],
    ['–2015', ['-2015']],
    ['－３２００２', ['-32002']],
    ['32002', ['-32002']],
    ['code-10010', ['10010']],
    ['retCode 10010: Unmatched IP', ['10010']],
    ['retCode10010', ['10010']],
    ['{"retCode":10010,"retMsg":"Unmatched IP, please check","time":1700000010010}', ['10010']],
    ['Error 10010.', ['10010']],
    ['{code: -32002, message: "Request already pending"}', ['-32002']],
    ['first 33004\nthen 10010, then 33004', ['33004', '10010']],
    ['HTTP 403', ['HTTP 403']],
    ['http/1.1 403 Forbidden', ['HTTP 403']],
    ['403', ['HTTP 403']],
    ['retCode 10001: qty 403 is wrong', ['10001']],
    ['TransferHelper: TRANSFER_FROM_FAILED', ['TRANSFER_FROM_FAILED']],
    ['execution reverted: Too little received (block 19,000,123)', ['Too little received']],
    ['Fail with error “STF”', ['STF']],
  ])('finds in %j the codes %j', (text, expected) => {
    expect(codes(text)).toEqual(expected);
  });

  it.each([
    ['', 'nothing was entered'],
    ['   ', 'only spaces were entered'],
    ['99999', 'the code is unknown'],
    ['110010', 'a longer number is another number'],
    ['1001', 'a shorter number is another number'],
    ['10010.5', 'a decimal is a price'],
    ['33,004 USDT', 'a grouped number is an amount'],
    ['0x4902', 'hexadecimal text is an address or a hash'],
    ['STFX 12', 'a word code inside a longer word is no code'],
    ['4902abc', 'a number inside an identifier is no code'],
  ])('finds nothing in %j: %s', (text) => {
    expect(codes(text)).toEqual([]);
  });

  it('looks up text without a number in the meanings and causes', () => {
    expect(codes('key expired')).toEqual(['33004', '-2015']);
    expect(codes('too many requests')).toEqual(['HTTP 403']);
    expect(codes('transfer failed')).toEqual(['TRANSFER_FROM_FAILED']);
    expect(codes('no such words here')).toEqual([]);
  });

  it('takes the longest message, in whole words', () => {
    const said = [
      { ...row('1'), says: ['insufficient funds'] },
      { ...row('2'), says: ['insufficient funds for gas', '429'] },
    ];
    const found = (text: string) => findErrors(text, said).map(({ code }) => code);
    expect(found('err: insufficient funds for gas * price')).toEqual(['2']);
    expect(found('HTTP 429')).toEqual(['2']);
    expect(found('order 14290 is gone')).toEqual([]);
  });
});

describe('mayBecomeCode', () => {
  it.each(['1', '100', '320', '-', '−320', 'HT', 'http 4'])('waits while %j may become a code', (text) => {
    expect(mayBecomeCode(text, errors)).toBe(true);
  });

  it.each(['9', '10011', 'retCode 1'])('does not wait for %j', (text) => {
    expect(mayBecomeCode(text, errors)).toBe(false);
  });
});

describe('errorAnchor', () => {
  it.each([
    ['10010', 'err-10010'],
    ['-32002', 'err-minus-32002'],
    ['HTTP 403', 'err-http-403'],
  ])('makes of %j the anchor %j', (code, anchor) => {
    expect(errorAnchor(code)).toBe(anchor);
  });
});
