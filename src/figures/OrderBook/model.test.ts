import { type Book, mid } from '@site/data/formulas/metrics/orderbook';
import { bookAt } from '@site/src/pt/markets/book';
import { priceAt, START } from '@site/src/pt/markets/walk';
import { describe, expect, it } from 'vitest';
import { codecs } from './figure';
import { BANDS, bookOf as bookFrom, readBand as readFrom, SHORT_FEED, walkBook } from './model';

const WHOLE = Number.POSITIVE_INFINITY;
const readBand = (book: Book, percent: number) => readFrom(book, percent, WHOLE);
const bookOf = (hasWall: boolean) => bookFrom(hasWall, WHOLE);

describe('order book figure', () => {
  it('is the book that the app shows', () => {
    const book = bookOf(codecs.wall.fallback);
    expect(mid(book)).toBeCloseTo(priceAt('BTCUSDT', START), 0);
    expect(book).toEqual(bookAt('BTCUSDT', START));
  });

  it('gives narrow bands whole and marks the others where the feed ends', () => {
    const whole = bookOf(true);
    const cut = bookFrom(true, SHORT_FEED);
    const partial = BANDS.filter((band) => readFrom(cut, Number(band), SHORT_FEED).isPartial);
    expect(partial).toEqual(['0.5', '1', '2.5', '5', '10', '25']);
    expect(readFrom(cut, 0.1, SHORT_FEED)).toEqual(readBand(whole, 0.1));
    expect(readFrom(cut, 25, SHORT_FEED).asks).toBe(readFrom(cut, 0.5, SHORT_FEED).asks);
    expect(walkBook(cut, 'buy', 350).isComplete).toBe(false);
  });
});
