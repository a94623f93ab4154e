import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';
import { colorFault, DEFAULT_COLORS, palettesOf } from './palette.ts';
import type { ChosenColors } from './contract.ts';

const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('every text of a palette is readable on every background of it, in light and dark mode', () => {
  const chosen = fc
    .record({ accent: color, background: color, text: color })
    .filter((colors: ChosenColors) => colorFault(colors) === null);
  fc.assert(
    fc.property(chosen, (colors) => {
      for (const palette of Object.values(palettesOf(colors))) {
        for (const text of ['ink', 'quiet', 'accent', 'wrong'] as const)
          for (const ground of ['paper', 'wash'] as const) {
            const best = contrastOf(palette.ink, palette[ground]);
            const expected = Math.min(4.5, best);
            expect([text, ground, contrastOf(palette[text], palette[ground]) >= expected - 0.01]).toEqual([
              text,
              ground,
              true,
            ]);
          }
        expect(contrastOf(palette['on-accent'], palette.accent)).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});

test('a text or an accent that is not readable on the background is reported', () => {
  expect(colorFault(DEFAULT_COLORS)).toBeNull();
  expect(colorFault({ ...DEFAULT_COLORS, text: '#9a9a9a' })).toMatchObject({ path: 'text' });
  expect(colorFault({ ...DEFAULT_COLORS, accent: '#ffd200' })).toMatchObject({ path: 'accent' });
});

test('a dark background is kept in light mode', () => {
  const { light, dark } = palettesOf({ accent: '#ffd200', background: '#101010', text: '#fafafa' });
  expect(light).toEqual(dark);
  expect(light.paper).toBe('#101010');
});
