/** The permission that grants all permissions. */
export const ALL = '*';

/** The permissions implied by other permissions. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  // Replacing the homepage keeps the old one as a new page.
  replaceHomepage: ['createLandingPage'],
};

/**
 * Permissions to read imply the permission to query the admin schema: anyone who can list a kind of record can open its
 * list. Each field of the schema requires its own permission, so that nothing more is revealed.
 */
const READS = /^(?:get|list|search)[A-Z]/;
const QUERIES = 'adminGraphql';

const impliedBy = (permission: string): readonly string[] => [
  ...(IMPLIED[permission] ?? []),
  ...(READS.test(permission) ? [QUERIES] : []),
];

/** Returns the permissions together with those that they imply. */
export const withImplied = (permissions: readonly string[]): ReadonlySet<string> =>
  new Set(permissions.flatMap((permission) => [permission, ...impliedBy(permission)]));

/**
 * Returns the permissions of a token created with a subset of its administrator's permissions. Null means all of them.
 * Permissions that the administrator has lost since then do not count.
 */
export function permissionsOfToken(
  own: readonly string[],
  chosen: readonly string[] | null,
): ReadonlySet<string> {
  const held = withImplied(own);
  if (chosen === null || chosen.includes(ALL)) return held;
  const given = withImplied(chosen);
  return held.has(ALL) ? given : given.intersection(held);
}

/** Reports whether an administrator may grant or revoke permissions, which must all be their own. */
export const holdsAll = (own: ReadonlySet<string>, permissions: readonly string[]): boolean =>
  own.has(ALL) || permissions.every((permission) => own.has(permission));
