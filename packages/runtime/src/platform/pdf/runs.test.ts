import { expect, test } from 'vitest';
import { createBidi } from '../bundled/pdfkit.ts';
import type { FontFace, Faces } from './faces.ts';
import { runsOf } from './runs.ts';

const fontFor = (name: string, letters: RegExp): FontFace => ({
  names: { 400: name, 700: name },
  data: { 400: Buffer.alloc(0), 700: Buffer.alloc(0) },
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

test('blanks between Arabic words stay in the font of the words, which puts them from right to left', () => {
  expect(drawn('محمد عبد')).toEqual([['arabic', 'محمد عبد']]);
});

test('a sentence of two directions has its parts in the order of paper', () => {
  expect(drawn('Size محمد 12')).toEqual([
    ['base', 'Size '],
    ['base', '12'],
    ['arabic', 'محمد '],
  ]);
  expect(drawn('محمد (new) 12', 'rtl').map(([, text]) => text)).toEqual(['12', ' (', 'new', ')', 'محمد ']);
});

test('brackets and marks between words of Hebrew are turned around', () => {
  expect(drawn('אב (גד)!', 'rtl').map(([, text]) => text)).toEqual(['!(', 'גד', ') ', 'אב']);
});

test('what joins emoji is left out where the font has no shape for it', () => {
  expect(drawn('a 👩‍🚀️ b')).toEqual([
    ['base', 'a '],
    ['emoji', '👩🚀'],
    ['base', ' b'],
  ]);
});

test('a letter that no font has is drawn by the base font', () => {
  expect(drawn('a 山')).toEqual([['base', 'a 山']]);
});
