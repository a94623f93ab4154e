import { globSync } from 'node:fs';
import { root } from './keepPage.ts';

/** Folders of the published packages. The examples are private. */
export const published: readonly string[] = globSync(['packages/*', 'extensions/*'], {
  cwd: root,
}).toSorted();

/** Returns the npm arguments that pack all published packages into an existing folder. */
export const packArguments = (folder: string): readonly string[] => [
  'pack',
  '--pack-destination',
  folder,
  ...published.map((name) => `--workspace=${name}`),
];
