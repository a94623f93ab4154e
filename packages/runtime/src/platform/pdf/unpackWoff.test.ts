import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import { expect, test } from 'vitest';
import { bundledFile } from '../bundled/files.ts';
import { openFont } from '../bundled/pdfkit.ts';
import { unpackWoff } from './unpackWoff.ts';

const widthsOf = (file: Buffer): readonly number[] => {
  const font = openFont(file) as Font;
  return font.characterSet
    .slice(0, 60)
    .map((code) => font.layout(String.fromCodePoint(code), []).advanceWidth);
};

test('an unpacked font has the characters and the widths of the packed one', () => {
  const packed = readFileSync(bundledFile('hebrewFont'));
  const unpacked = unpackWoff(packed);
  expect(packed.toString('latin1', 0, 4)).toBe('wOFF');
  expect(unpacked.readUInt32BE(0)).toBe(0x00_01_00_00);
  expect(widthsOf(unpacked)).toEqual(widthsOf(packed));
  expect((openFont(unpacked) as Font).characterSet).toEqual((openFont(packed) as Font).characterSet);
});

test('a file of another format stays as it is', () => {
  const file = readFileSync(bundledFile('regularFont'));
  expect(unpackWoff(file)).toBe(file);
});
