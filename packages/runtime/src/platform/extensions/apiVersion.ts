import semver from 'semver';

/** The version of the extension contract. Its major number grows with a change that breaks extensions. */
export const EXTENSION_API_VERSION = '1.0.0';

/** Returns what is wrong with an extension's `api` range, or null. */
export function apiFault(range: string): { message: string; hint: string } | null {
  if (semver.validRange(range) === null)
    return { message: `api "${range}" is no version range`, hint: 'Write it like "^1.0".' };
  if (semver.satisfies(EXTENSION_API_VERSION, range)) return null;
  return {
    message: `was written for extension API ${range}, and this is ${EXTENSION_API_VERSION}`,
    hint: semver.gtr(EXTENSION_API_VERSION, range)
      ? 'Install a newer release of the extension.'
      : 'Install a newer @shop/runtime.',
  };
}
