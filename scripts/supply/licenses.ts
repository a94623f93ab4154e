import type { LockedPackage, StoreLock } from './storeLock.ts';

/** SPDX identifiers of licenses that allow selling software with a shop and require only attribution and the license text. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

/** Allowed packages with another license or without a license, and the reason for each. */
const EXCEPTIONS: readonly (readonly [name: RegExp, license: string | undefined, reason: string])[] = [
  [
    /^@img\/sharp-/,
    'LGPL-3.0-or-later',
    'libvips, a library of its own file that anyone may replace; optional',
  ],
  [/^png-js$/, undefined, 'names none, and its file LICENSE is the text of MIT'],
  [/^argparse$/, 'Python-2.0', 'permissive; the license of Python 2'],
];

/** Lists a store's packages that have a license that is not allowed. */
export const licenseFaults = ({ packages }: Pick<StoreLock, 'packages'>): readonly string[] =>
  Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .flatMap(([folder, found]) => faultOf(folder.replace(/^.*node_modules\//, ''), found));

function faultOf(name: string, { version, license }: Partial<LockedPackage>): readonly string[] {
  const exceptions = EXCEPTIONS.filter(([pattern]) => pattern.test(name)).map(([, allowed]) => allowed);
  const isAllowed = (one: string | undefined) =>
    exceptions.includes(one) || (one !== undefined && ALLOWED.has(one));
  return satisfies(license, isAllowed)
    ? []
    : [
        `${name}@${version} has the license ${license ?? '(none named)'}, which scripts/supply/licenses.ts does not allow`,
      ];
}

/** Evaluates an SPDX expression. One allowed license is sufficient for `OR`, and all licenses must be allowed for `AND`. */
function satisfies(
  expression: string | undefined,
  isAllowed: (license: string | undefined) => boolean,
): boolean {
  const choices = expression?.replaceAll(/[()]/g, '').split(' OR ') ?? [undefined];
  return choices.some((choice) => (choice?.split(' AND ') ?? [undefined]).every(isAllowed));
}
