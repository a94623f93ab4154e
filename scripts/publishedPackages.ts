import { globSync } from 'node:fs';
import { root } from './keepPage.ts';

/** The folders of the published packages. The examples are private. */
export const published: readonly string[] = globSync(['packages/*', 'extensions/*'], {
  cwd: root,
}).toSorted();

/** Returns the npm arguments that pack all of them into an existing folder. */
export const packArguments = (folder: string): readonly string[] => [
  'pack',
  '--pack-destination',
  folder,
  ...published.map((name) => `--workspace=${name}`),
];
