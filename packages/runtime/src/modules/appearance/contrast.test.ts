import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, mixed, readableOn, withContrast } from './contrast.ts';

const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('contrast is 21 for black on white, 1 for equal colors, and the same both ways', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  fc.assert(fc.property(color, (one) => contrastOf(one, one) === 1));
  fc.assert(fc.property(color, color, (one, other) => contrastOf(one, other) === contrastOf(other, one)));
});

test('either black or white is readable on every color', () => {
  fc.assert(fc.property(color, (ground) => contrastOf(readableOn(ground), ground) > 4.5));
});

test('a color is moved toward another one until it is readable, and no further than needed', () => {
  expect(withContrast('#1d4f3c', '#000000', ['#ffffff'], 4.5)).toBe('#1d4f3c');
  expect(withContrast('#ffffff', '#000000', ['#ffffff'], 21)).toBe('#000000');
  const mid = withContrast('#c9c9c9', '#000000', ['#ffffff'], 4.5);
  expect(contrastOf(mid, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(mid, '#ffffff')).toBeLessThan(6);
});

test('a mix with a share of zero is the first color, and of one the second', () => {
  fc.assert(
    fc.property(color, color, (one, other) => {
      expect(mixed(one, other, 0)).toBe(one);
      expect(mixed(one, other, 1)).toBe(other);
    }),
  );
});
