import { expect, test } from 'vitest';
import { cleanText } from './cleanText.ts';

test.each([
  ['  A  mug\n for\ttea ', 'A mug for tea'],
  ['A\u202Emug\u0000\u200B', 'Amug'],
  ['x'.repeat(400), `${'x'.repeat(299)}…`],
  [`${'x'.repeat(298)}😀😀`, `${'x'.repeat(298)}…`],
  ['كوب', 'كوب'],
])('%j becomes %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});
