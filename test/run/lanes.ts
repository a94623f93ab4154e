import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Lane = 'gate' | 'night';

/** File patterns, each with the reason for its lane. */
type Reasons = Readonly<Record<string, string>>;

export const repository = path.resolve(import.meta.dirname, '../..');

/** All test files of the repository, by vitest project. */
export const projects = {
  unit: [
    'packages/*/src/**/*.test.ts',
    'extensions/*/src/**/*.test.ts',
    'test/workedCases/*.test.ts',
    'test/run/*.test.ts',
  ],
  db: ['test/{api,architecture,browser,cli,docs,fences,flows,fuzz,kit,platform,races,sdk}/**/*.test.ts'],
} as const;

/** Content of `lanes.json`: the files that run in only one lane or in both, with reasons. */
export const lanes = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'lanes.json'), 'utf8'),
) as Readonly<Record<Lane | 'both', Reasons>>;

export const matches = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: repository, exclude: ['**/node_modules', '**/dist'] }).map((file) =>
    file.replaceAll('\\', '/'),
  );

const filesOf = (reasons: Reasons): ReadonlySet<string> =>
  new Set(Object.keys(reasons).flatMap((pattern) => matches(pattern)));

/**
 * Returns a function that returns a test file's lanes. The `night` and `both` lists, which name individual files, take precedence over
 * `gate`.
 */
export function lanesOf(): (file: string) => readonly Lane[] {
  const [night, both, gate] = [filesOf(lanes.night), filesOf(lanes.both), filesOf(lanes.gate)];
  return (file) => {
    if (night.has(file)) return ['night'];
    if (both.has(file)) return ['gate', 'night'];
    return gate.has(file) ? ['gate'] : [];
  };
}

/** Returns a project's files that run in a lane. Without a lane, returns the project's patterns. */
export function included(project: keyof typeof projects, lane: string | undefined): string[] {
  const patterns = [...projects[project]];
  if (lane === undefined) return patterns;
  if (lane !== 'gate' && lane !== 'night') throw new Error(`LANE is "gate" or "night", not "${lane}"`);
  const of = lanesOf();
  return patterns.flatMap((pattern) => matches(pattern)).filter((file) => of(file).includes(lane));
}
