import { expect, test } from 'vitest';
import { sizedUrl, variantKey } from './imageSize.ts';

test.each([
  ['/assets/demo/mug.jpg', '/assets/demo/mug.jpg?size=thumb'],
  ['/assets/mug.svg', '/assets/mug.svg'],
  ['/mug.jpg', '/mug.jpg'],
  ['https://cdn.test/assets/mug.jpg', 'https://cdn.test/assets/mug.jpg'],
])('%s as a thumb is %s', (url, sized) => expect(sizedUrl(url, 'thumb')).toBe(sized));

test('the file name of a size contains its pixels, so that another size is another file', () =>
  expect(variantKey('a/b.jpg', 'listing')).toBe('_variants/listing-480/a/b.jpg.webp'));
