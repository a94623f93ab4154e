/** The permission that stands for all. */
export const ALL = '*';

/** The permissions that another one implies. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  // A replacement keeps the old homepage on a new page.
  replaceHomepage: ['createLandingPage'],
};

/** Returns the permissions with those that they imply. */
export const withImplied = (permissions: readonly string[]): ReadonlySet<string> =>
  new Set(permissions.flatMap((permission) => [permission, ...(IMPLIED[permission] ?? [])]));

/** Tells whether an administrator may grant or revoke permissions: only those that they have themselves. */
export const holdsAll = (own: ReadonlySet<string>, permissions: readonly string[]): boolean =>
  own.has(ALL) || permissions.every((permission) => own.has(permission));
