import { expect, it } from 'vitest';
import { sampleJson } from './sampleJson';

it('gives what holds plain values one line, and says the same as the value', () => {
  const value = {
    topic: 'trades',
    data: [
      { S: 'Buy', v: '0.5' },
      { S: 'Sell', v: '0.2' },
    ],
    left: [],
  };
  expect(sampleJson(value)).toBe(
    '{\n  "topic": "trades",\n  "data": [\n    {"S":"Buy","v":"0.5"},\n    {"S":"Sell","v":"0.2"}\n  ],\n  "left": []\n}',
  );
  expect(JSON.parse(sampleJson(value))).toEqual(value);
  expect(sampleJson([[1, 'a']])).toBe('[\n  [1,"a"]\n]');
});
