import { globSync } from 'node:fs';
import { root } from './keepPage.ts';

/** The folders of the packages that are published. The examples are private. */
export const published: readonly string[] = globSync(['packages/*', 'extensions/*'], {
  cwd: root,
}).toSorted();

/** Returns the arguments of npm that pack all of them into a folder that is there. */
export const packArguments = (folder: string): readonly string[] => [
  'pack',
  '--pack-destination',
  folder,
  ...published.map((name) => `--workspace=${name}`),
];
