import { expect, test } from 'vitest';
import { firstName } from './firstName.ts';

test.each([
  ['Ada Lovelace', 'Ada'],
  ['  Ada   Lovelace ', 'Ada'],
  ['Ada', 'Ada'],
  ['A. Lovelace', 'A. Lovelace'],
  ['Dr. Ada Lovelace', 'Dr. Ada Lovelace'],
  ['Lovelace, Ada', 'Lovelace, Ada'],
  ['آدا لوفلايس', 'آدا'],
  ['山田 太郎', '山田 太郎'],
  ['ada@example.com', null],
  ['', null],
  [null, null],
])('a shopper named %j is addressed as %j', (name, expected) => expect(firstName(name)).toBe(expected));
