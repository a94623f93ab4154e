import { expect, test } from 'vitest';
import { boundsText, faultsOf, LEAST_CPU, loweredBounds } from './costs.ts';
import type { Bound, Bounds, RunCosts } from './costs.ts';

const bounds: Bounds = {
  total: { cpu: 100, processes: 3, databases: 2 },
  worker: { browsers: 1 },
  files: {
    'a.test.ts': { cpu: 20, seconds: 30, processes: 2, databases: 2 },
    'b.test.ts': { cpu: 1, seconds: 1 },
  },
};
/** A run of files. */
const runOf = (
  files: Readonly<Record<string, Omit<Bound, 'seconds'>>>,
  rest: Partial<RunCosts> = {},
): RunCosts => ({
  files: new Map(Object.entries(files).map(([file, cost]) => [file, { ...cost, seconds: 40 }])),
  workers: [],
  total: null,
  ...rest,
});

test('a file that starts more than its bound, plus a worker’s one-time needs, is an error, for each kind', () => {
  const run = runOf({
    'a.test.ts': { cpu: 20, processes: 5, databases: 6, browsers: 1 },
    'b.test.ts': { cpu: 1, processes: 2, compilers: 1 },
  });
  expect(faultsOf(run, bounds)).toEqual([
    'a.test.ts started 5 processes, and its bound is 2',
    'a.test.ts started 1 browsers, and its bound is 0',
    'b.test.ts started 1 compilers, and its bound is 0',
  ]);
});

test('a count may exceed its bound by a quarter', () => {
  const many = { ...bounds, files: { 'a.test.ts': { cpu: 1, seconds: 1, processes: 40 } } };
  expect(faultsOf(runOf({ 'a.test.ts': { cpu: 1, processes: 52 } }), many)).toEqual([]);
  expect(faultsOf(runOf({ 'a.test.ts': { cpu: 1, processes: 53 } }), many)).toEqual([
    'a.test.ts started 53 processes, and its bound is 40',
  ]);
});

test.each([
  ['a.test.ts', 40, []],
  ['a.test.ts', 40.1, ['a.test.ts took 40.1 s of processor time, and may take 40 s at most']],
  ['b.test.ts', 2 * LEAST_CPU, []],
  ['b.test.ts', 11, ['b.test.ts took 11 s of processor time, and may take 10 s at most']],
])('processor time may be twice its bound: %s, %d s', (file, cpu, faults) => {
  expect(faultsOf(runOf({ [file]: { cpu } }), bounds)).toEqual(faults);
});

test('a file without a bound is an error, and so is a worker or a total that exceeds its own', () => {
  const run = runOf(
    { 'c.test.ts': { cpu: 1 } },
    { workers: [{ browsers: 1 }, { browsers: 2 }], total: { cpu: 201, processes: 4 } },
  );
  expect(faultsOf(run, bounds)).toEqual([
    'c.test.ts has no bound',
    'A worker started 2 browsers, and its bound is 1',
    'The whole run started 4 processes, and its bound is 3',
    'The whole run took 201 s of processor time, and may take 200 s at most',
  ]);
});

test('stored bounds only decrease; a new file gets one, and a deleted one loses it', () => {
  const files = {
    'a.test.ts': { cpu: 10, processes: 5, databases: 1 },
    'c.test.ts': { cpu: 3, browsers: 1 },
  };
  const run = runOf(files, { total: { cpu: 120, processes: 2 } });
  expect(loweredBounds(run, bounds, (file) => file !== 'b.test.ts')).toEqual({
    total: { cpu: 100, processes: 2 },
    worker: { browsers: 1 },
    files: {
      'a.test.ts': { cpu: 10, seconds: 40, processes: 2, databases: 1 },
      'c.test.ts': { cpu: 3, seconds: 40, browsers: 1 },
    },
  });
});

test('a run of some files does not change the total and the other files', () => {
  const { total, files } = loweredBounds(runOf({ 'a.test.ts': { cpu: 10 } }), bounds, () => true);
  expect(total).toEqual(bounds.total);
  expect(files['b.test.ts']).toEqual(bounds.files['b.test.ts']);
});

test('bounds are written with one line per file, and read back unchanged', () => {
  const text = boundsText(bounds);
  expect(text.split('\n').filter((line) => line.includes('.test.ts'))).toEqual([
    '    "a.test.ts": { "cpu": 20, "seconds": 30, "processes": 2, "databases": 2 },',
    '    "b.test.ts": { "cpu": 1, "seconds": 1 }',
  ]);
  expect(JSON.parse(text)).toEqual(bounds);
});
