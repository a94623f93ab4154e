import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsOf, readBounds } from './costs.ts';
import { included, lanes, lanesOf, matches, projects, repository } from './lanes.ts';

const lists = ['night', 'both', 'gate'] as const;

const tests = globSync(['{packages,extensions,examples,test}/**/*.test.{ts,tsx}'], {
  cwd: repository,
  exclude: ['**/node_modules', '**/dist', 'packages/cli/templates'],
});

test('every file of tests is in a lane, and in a project of vitest', () => {
  const of = lanesOf();
  expect(tests.filter((file) => of(file).length === 0)).toEqual([]);
  const known = new Set(Object.values(projects).flatMap((patterns) => patterns.flatMap(matches)));
  expect(tests.filter((file) => !known.has(file))).toEqual([]);
});

test('every pattern of a lane matches existing files, and has a reason', () => {
  for (const list of lists)
    for (const [pattern, reason] of Object.entries(lanes[list])) {
      expect(matches(pattern), `${list}: ${pattern}`).not.toEqual([]);
      expect(reason.length, `${list}: ${pattern}`).toBeGreaterThan(10);
    }
});

test('no file is both only in the night lane and in both lanes', () => {
  const night = new Set(Object.keys(lanes.night).flatMap(matches));
  expect(
    Object.keys(lanes.both)
      .flatMap(matches)
      .filter((file) => night.has(file)),
  ).toEqual([]);
});

test.each(['gate', 'night'] as const)('the files of the %s lane are those with a bound', (lane) => {
  const files = [...included('unit', lane), ...included('db', lane)];
  expect(Object.keys(readBounds(lane).files).sort()).toEqual(files.sort());
});

test.each(['gate', 'night'] as const)(
  'a run in which every file of the %s lane meets its bound meets the total',
  (lane) => {
    const bounds = readBounds(lane);
    const sumOf = (kind: 'databases' | 'compilers' | 'installs') =>
      Object.values(bounds.files).reduce((sum, file) => sum + (file[kind] ?? 0), 0);
    const total = {
      cpu: 0,
      databases: sumOf('databases'),
      compilers: sumOf('compilers'),
      installs: sumOf('installs'),
    };
    expect(faultsOf({ files: new Map(), workers: [], total }, bounds)).toEqual([]);
  },
);

test('an unknown lane is rejected', () => {
  expect(() => included('unit', 'noon')).toThrow('LANE is "gate" or "night", not "noon"');
});
