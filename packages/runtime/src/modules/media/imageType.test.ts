import { expect, test } from 'vitest';
import { imageTypeOf } from './imageType.ts';

test.each([
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
  ['GIF87a', 'gif'],
  ['GIF89a/*', 'gif'],
  ['RIFF\x10\0\0\0WEBPVP8X', 'webp'],
  ['\0\0\0\x1cftypavif\0\0\0\0', 'avif'],
  ['\0\0\0\x1cftypmif1\0\0\0\0mif1avif', 'avif'],
  ['', null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['<?xml version="1.0"?><svg/>', null],
  ['<!doctype html>', null],
  ['#!/bin/sh', null],
  ['BM', null],
  ['II*\0', null],
  ['%PDF-1.7', null],
  ['PK\x03\x04', null],
  ['RIFF\x10\0\0\0WAVEfmt ', null],
  ['\0\0\0\x1cftypheic\0\0\0\0mif1heic', null],
  ['\0\0\0\x1cftypisom', null],
  [' \xff\xd8\xff', null],
  ['\xef\xbb\xbfGIF89a', null],
])('%j is %s', (head, type) => expect(imageTypeOf(Buffer.from(head, 'latin1'))).toBe(type));
