import { readFileSync } from 'node:fs';

/**
 * Returns the version of this package. The package folder is two levels above this file, both in the source tree and in the build.
 */
export function runtimeVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return (manifest as { readonly version: string }).version;
}
