import semver from 'semver';
import { runtimeVersion } from '../runtimeVersion.ts';

/** The version of the extension API. Every breaking change increments the major version. */
export const EXTENSION_API_VERSION = '1.0.0';

/**
 * Returns an error message and a hint if an extension's `api` range is invalid or does not include this version. Otherwise null.
 */
export function apiFault(range: string): { message: string; hint: string } | null {
  if (semver.validRange(range) === null)
    return { message: `api "${range}" is not a version range`, hint: 'Use the form "^1.0".' };
  if (semver.satisfies(EXTENSION_API_VERSION, range)) return null;
  return {
    message: `requires extension API ${range}, but this is ${EXTENSION_API_VERSION}`,
    hint: semver.gtr(EXTENSION_API_VERSION, range)
      ? 'Install a newer release of the extension.'
      : 'Install a newer @shop/runtime.',
  };
}

/**
 * Returns an error message if this version does not satisfy the `@shop/runtime` peer dependency of a package. The message follows
 * the package name. Null if this version satisfies it, or if the dependency is not a version range, such as a path.
 */
export function peerFault(peerDependencies: unknown): string | null {
  const range: unknown =
    typeof peerDependencies === 'object' && peerDependencies !== null
      ? Reflect.get(peerDependencies, '@shop/runtime')
      : undefined;
  if (typeof range !== 'string' || semver.validRange(range) === null) return null;
  const version = runtimeVersion();
  return semver.satisfies(version, range, { includePrerelease: true })
    ? null
    : `requires @shop/runtime ${range} in its peerDependencies, but this is ${version}`;
}
