import { describe, expect, test } from 'vitest';
import { imageAddress } from './imageAddress.ts';

describe('the address of an image', () => {
  test.each([
    '/assets/a.png',
    'https://shop.test/a.png',
    'http://shop.test/a.png?w=1',
    'HTTPS://shop.test/a.png',
  ])('%s is one', (address) => expect(imageAddress.safeParse(address).success).toBe(true));
  test.each([
    '',
    'a.png',
    '/',
    '//evil.test/a.png',
    '/\\evil.test/a.png',
    '/a\u0085b.png',
    'https:\\\\evil.test',
    'https://evil.test/\u0007',
    'http://[/a.png',
    'https://',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '/a b',
  ])('%s is none', (address) => expect(imageAddress.safeParse(address).success).toBe(false));
});
