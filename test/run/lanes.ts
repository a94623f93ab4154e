import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Lane = 'gate' | 'night';

/** Patterns of files, each with the reason why the files run in this lane. */
type Reasons = Readonly<Record<string, string>>;

export const repository = path.resolve(import.meta.dirname, '../..');

/** Every test file of the repository, by its project of vitest. */
export const projects = {
  unit: [
    'packages/*/src/**/*.test.ts',
    'extensions/*/src/**/*.test.ts',
    'test/workedCases/*.test.ts',
    'test/run/*.test.ts',
  ],
  db: ['test/{api,architecture,browser,cli,docs,fences,flows,fuzz,kit,platform,races,sdk}/**/*.test.ts'],
} as const;

/** `lanes.json`: the files of one lane, of both, or of the other, with reasons. */
export const lanes = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'lanes.json'), 'utf8'),
) as Readonly<Record<Lane | 'both', Reasons>>;

export const matches = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: repository, exclude: ['**/node_modules', '**/dist'] }).map((file) =>
    file.replaceAll('\\', '/'),
  );

const filesOf = (reasons: Reasons): ReadonlySet<string> =>
  new Set(Object.keys(reasons).flatMap((pattern) => matches(pattern)));

/** Returns the lanes of a file of tests. The lists that name single files, `night` and `both`, come before `gate`. */
export function lanesOf(): (file: string) => readonly Lane[] {
  const [night, both, gate] = [filesOf(lanes.night), filesOf(lanes.both), filesOf(lanes.gate)];
  return (file) => {
    if (night.has(file)) return ['night'];
    if (both.has(file)) return ['gate', 'night'];
    return gate.has(file) ? ['gate'] : [];
  };
}

/** Returns the files of a project that run in a lane; without a lane, the project's patterns. */
export function included(project: keyof typeof projects, lane: string | undefined): string[] {
  const patterns = [...projects[project]];
  if (lane === undefined) return patterns;
  if (lane !== 'gate' && lane !== 'night') throw new Error(`LANE is "gate" or "night", not "${lane}"`);
  const of = lanesOf();
  return patterns.flatMap((pattern) => matches(pattern)).filter((file) => of(file).includes(lane));
}
