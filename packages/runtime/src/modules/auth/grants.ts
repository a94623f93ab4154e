/** The permission that stands for all. */
export const ALL = '*';

/** The permissions that another one implies. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  // A replacement keeps the old homepage on a new page.
  replaceHomepage: ['createLandingPage'],
};

/**
 * Permissions to read imply the one to send queries to the admin schema: whoever may list a kind of record can open its list. Each field
 * of the schema asks for a permission of its own, so that it shows nothing more.
 */
const READS = /^(?:get|list|search)[A-Z]/;
const QUERIES = 'adminGraphql';

const impliedBy = (permission: string): readonly string[] => [
  ...(IMPLIED[permission] ?? []),
  ...(READS.test(permission) ? [QUERIES] : []),
];

/** Returns the permissions with those that they imply. */
export const withImplied = (permissions: readonly string[]): ReadonlySet<string> =>
  new Set(permissions.flatMap((permission) => [permission, ...impliedBy(permission)]));

/**
 * Returns the permissions of a token that was made with some of its administrator's permissions; null: with all of them. What
 * the administrator has lost since does not count.
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

/** Reports whether an administrator may grant or revoke permissions: only those that they have themselves. */
export const holdsAll = (own: ReadonlySet<string>, permissions: readonly string[]): boolean =>
  own.has(ALL) || permissions.every((permission) => own.has(permission));
