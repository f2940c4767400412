import { type Book, mid } from '@site/data/formulas/metrics/orderbook';
import { bookAt, priceAt, START } from '@site/src/pt/markets/series';
import { describe, expect, it } from 'vitest';
import { codecs } from './figure';
import { BANDS, bookOf as bookFrom, readBand as readFrom, SHORT_FEED, walkBook } from './model';

const WHOLE = Number.POSITIVE_INFINITY;
const bookOf = (name: 'sample' | 'small', hasWall: boolean) => bookFrom(name, hasWall, WHOLE);
const readBand = (book: Book, percent: number) => readFrom(book, percent, WHOLE);
const small = bookOf('small', true);

describe('order book figure', () => {
  it('gives no average when the book is smaller than the size', () => {
    const walk = walkBook(small, 'buy', 24);
    expect(walk.isComplete).toBe(false);
    expect(walk.filled).toBe(20);
    expect(walk.average).toBeNaN();
    expect(walkBook(small, 'buy', 20).isComplete).toBe(true);
  });

  it('is the book that the app shows', () => {
    const book = bookOf('sample', codecs.wall.fallback);
    expect(mid(book)).toBeCloseTo(priceAt('BTCUSDT', START), 0);
    expect(book).toEqual(bookAt('BTCUSDT', START));
  });

  it('gives narrow bands whole and marks the others where the feed ends', () => {
    const whole = bookOf('sample', true);
    const cut = bookFrom('sample', true, SHORT_FEED);
    const partial = BANDS.filter((band) => readFrom(cut, Number(band), SHORT_FEED).isPartial);
    expect(partial).toEqual(['0.5', '1', '2.5', '5', '10', '25']);
    expect(readFrom(cut, 0.1, SHORT_FEED)).toEqual(readBand(whole, 0.1));
    expect(readFrom(cut, 25, SHORT_FEED).asks).toBe(readFrom(cut, 0.5, SHORT_FEED).asks);
    expect(walkBook(cut, 'buy', 350).isComplete).toBe(false);
  });
});
