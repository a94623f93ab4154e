import { expect, test } from 'vitest';
import { mergeDefined } from './mergeDefined.ts';

test('only defined values replace existing ones, including null', () =>
  expect(mergeDefined({ a: 1 as number | null, b: 2, c: 3 }, { a: null, b: undefined, c: 4 })).toEqual({
    a: null,
    b: 2,
    c: 4,
  }));

test('keys that the base lacks are ignored', () =>
  expect(mergeDefined({ a: 1 }, { a: 2, b: 3 } as { a: number })).toEqual({ a: 2 }));
