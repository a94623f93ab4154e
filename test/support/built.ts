import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../..');

/** Reports whether a package was built after the last change to its sources. The package is identified by its folder name. */
export function isBuilt(name: string): boolean {
  const root = path.join(repository, name);
  const lastChange = (pattern: string) =>
    Math.max(
      0,
      ...globSync(pattern, { cwd: root })
        .filter((file) => !file.endsWith('.test.ts'))
        .map((file) => statSync(path.join(root, file)).mtimeMs),
    );
  const sources = Math.max(lastChange('src/**/*.{ts,tsx,graphql}'), lastChange('../../migrations/*.sql'));
  const isWhole = name !== 'packages/runtime' || existsSync(path.join(root, 'migrations'));
  return isWhole && lastChange('dist/**/*.js') > sources;
}

/**
 * Throws if any of the given packages was not built after the last change to its sources, because the test uses the build. The error names
 * the command to run.
 */
export function requireBuilt(...names: readonly string[]): void {
  const stale = names.filter((name) => !isBuilt(name));
  if (stale.length > 0)
    throw new Error(`This test reads what was built of ${stale.join(', ')}: run "npm run build" first`);
}
