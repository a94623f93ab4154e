import { expect, test } from 'vitest';
import { shardsOf } from './longestFirst.ts';

const seconds: Readonly<Record<string, number>> = { a: 50, b: 30, c: 20, d: 10, e: 10, f: 0 };
const secondsOf = (file: string) => seconds[file] ?? 0;

test('each file is in one shard, and the shards take about the same time', () => {
  const shards = shardsOf(Object.keys(seconds), secondsOf, 2);
  expect(shards.flat().sort()).toEqual(Object.keys(seconds));
  expect(shards.map((files) => files.reduce((sum, file) => sum + secondsOf(file), 0))).toEqual([60, 60]);
});

test('there are as many shards as requested, some without a file', () => {
  expect(shardsOf(['a'], secondsOf, 3)).toEqual([['a'], [], []]);
});
