/** The permission that grants all permissions. */
export const ALL = '*';

/** The permissions implied by each permission. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  // Replacing the homepage saves the previous homepage as a new page.
  replaceHomepage: ['createLandingPage'],
};

/**
 * Matches permissions to read records. They imply permission to query the admin schema, so that anyone who can list
 * records can open the list in the admin. Each schema field requires its own permission, so this reveals nothing
 * more.
 */
const READS = /^(?:get|list|search)[A-Z]/;
const QUERIES = 'adminGraphql';

const impliedBy = (permission: string): readonly string[] => [
  ...(IMPLIED[permission] ?? []),
  ...(READS.test(permission) ? [QUERIES] : []),
];

/** Returns the given permissions and those that they imply. */
export const withImplied = (permissions: readonly string[]): ReadonlySet<string> =>
  new Set(permissions.flatMap((permission) => [permission, ...impliedBy(permission)]));

/**
 * Returns the effective permissions of a token that was limited to some of its administrator's permissions. Null
 * means not limited. Permissions that the administrator has since lost are excluded.
 */
export function permissionsOfToken(
  own: readonly string[],
  chosen: readonly string[] | null,
): ReadonlySet<string> {
  const granted = withImplied(own);
  if (chosen === null || chosen.includes(ALL)) return granted;
  const given = withImplied(chosen);
  return granted.has(ALL) ? given : given.intersection(granted);
}

/** Reports whether an administrator has all the given permissions and may therefore grant or revoke them. */
export const holdsAll = (own: ReadonlySet<string>, permissions: readonly string[]): boolean =>
  own.has(ALL) || permissions.every((permission) => own.has(permission));
