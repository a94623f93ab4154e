import type { Font } from 'fontkit';
import { expect, test } from 'vitest';
import { createBidi } from '../bundled/pdfkit.ts';
import type { FontFace, Faces } from './faces.ts';
import { runsOf } from './runs.ts';

const fontFor = (name: string, letters: RegExp): FontFace => ({
  names: { 400: name, 700: name },
  fonts: { 400: {} as Font, 700: {} as Font },
  has: (letter) => letters.test(String.fromCodePoint(letter)),
});
const all = [
  fontFor('base', /[\p{Script=Latin}\d\s()!-]/u),
  fontFor('arabic', /[\p{Script=Arabic}\s]/u),
  fontFor('hebrew', /\p{Script=Hebrew}/u),
  fontFor('emoji', /\p{Extended_Pictographic}/u),
];
const faces: Faces = { all, find: (letter) => all.find((face) => face.has(letter)) };
const drawn = (line: string, direction: 'ltr' | 'rtl' = 'ltr') =>
  runsOf(line, line, faces, createBidi(), direction).map(({ text, face }) => [face.names[400], text]);

test('spaces between Arabic words use the font of the words, which arranges them from right to left', () => {
  expect(drawn('محمد عبد')).toEqual([['arabic', 'محمد عبد']]);
});

test('the runs of a bidirectional sentence are in visual order', () => {
  expect(drawn('Size محمد 12')).toEqual([
    ['base', 'Size '],
    ['base', '12'],
    ['arabic', 'محمد '],
  ]);
  expect(drawn('محمد (new) 12', 'rtl').map(([, text]) => text)).toEqual(['12', ' (', 'new', ')', 'محمد ']);
});

test('brackets and punctuation between Hebrew words are reversed', () => {
  expect(drawn('אב (גד)!', 'rtl').map(([, text]) => text)).toEqual(['!(', 'גד', ') ', 'אב']);
});

test('characters that join emoji are omitted if the font has no combined glyph', () => {
  expect(drawn('a 👩‍🚀️ b')).toEqual([
    ['base', 'a '],
    ['emoji', '👩🚀'],
    ['base', ' b'],
  ]);
});

test('a letter that no font contains is drawn in the base font', () => {
  expect(drawn('a 山')).toEqual([['base', 'a 山']]);
});
