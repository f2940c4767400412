import { describe, expect, it } from 'vitest';
import { movePerVolume, sensitivity, sharedVariance, volumePerMove } from './impact';

describe('Price move per aggressive volume', () => {
  it('is the same for a rise and a fall of the same size', () => {
    expect(movePerVolume(60_000, 60_120, 40)).toBeCloseTo(0.005, 9);
    expect(movePerVolume(60_000, 59_880, 40)).toBeCloseTo(0.005, 9);
  });

  it('is zero when price ends where it began, and has no value without trades', () => {
    expect(movePerVolume(60_000, 60_000, 40)).toBe(0);
    expect(movePerVolume(60_000, 60_000, 0)).toBeNaN();
  });
});

describe('Aggressive volume per price move', () => {
  it('is the inverse of the move per volume', () => {
    expect(volumePerMove(60_000, 60_120, 40) * movePerVolume(60_000, 60_120, 40)).toBeCloseTo(1, 9);
  });

  it('has no value when price ends where it began', () => {
    expect(volumePerMove(60_000, 60_000, 40)).toBeNaN();
  });
});

describe('Sensitivity to another series', () => {
  it('keeps the sign of the correlation and grows with the asset’s own volatility', () => {
    expect(sensitivity(-0.6, 3, 0.4)).toBeCloseTo(-4.5, 9);
    expect(sensitivity(-0.6, 6, 0.4)).toBeCloseTo(-9, 9);
  });

  it('leaves most of the movement unexplained at a middling correlation', () => {
    expect(sharedVariance(-0.6)).toBeCloseTo(36, 9);
  });
});
