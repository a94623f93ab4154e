/** The permission that stands for all. */
export const ALL = '*';

/** Whether someone with the permissions may give or take others: only what they have themselves. */
export const holdsAll = (own: ReadonlySet<string>, permissions: readonly string[]): boolean =>
  own.has(ALL) || permissions.every((permission) => own.has(permission));
