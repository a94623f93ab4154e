import { readFileSync } from 'node:fs';

let known: string | undefined;

/** Returns the version of this package. */
export const runtimeVersion = (): string => (known ??= readVersion());

/** The package folder is two levels above this file, both in the source tree and in the build. */
function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return (manifest as { readonly version: string }).version;
}
