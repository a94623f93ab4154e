/** The permission that stands for all. */
export const ALL = '*';

/** Permissions that another one brings with it. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  // A replacement keeps the old homepage on a new page.
  replaceHomepage: ['createLandingPage'],
};

/** What someone with the permissions may do. */
export const withImplied = (permissions: readonly string[]): ReadonlySet<string> =>
  new Set(permissions.flatMap((permission) => [permission, ...(IMPLIED[permission] ?? [])]));

/** Whether someone with the permissions may give or take others: only what they have themselves. */
export const holdsAll = (own: ReadonlySet<string>, permissions: readonly string[]): boolean =>
  own.has(ALL) || permissions.every((permission) => own.has(permission));
