import { expect, test } from 'vitest';
import { urlKey } from './urlKey.ts';

test.each(['a', '7', 'blue-mug', 'mug-2-pack', 'a'.repeat(200)])('%s is a url key', (key) =>
  expect(urlKey.safeParse(key).success).toBe(true),
);

test.each([
  '',
  '-',
  'Blue',
  'blue mug',
  'blue--mug',
  '-blue',
  'blue-',
  'blü',
  'a/b',
  'a_b',
  'a\n',
  'a'.repeat(201),
  7,
  null,
])('%s is none', (key) => expect(urlKey.safeParse(key).success).toBe(false));
