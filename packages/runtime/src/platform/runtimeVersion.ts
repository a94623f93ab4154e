import { readFileSync } from 'node:fs';

/** Returns the version of this package, whose folder is two levels above this file, in the sources and when built. */
export function runtimeVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return (manifest as { readonly version: string }).version;
}
