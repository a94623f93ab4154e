/** The version of `@shop/admin`, which modules name as `^1`. */
export const version = 1;

/** Reports whether a module of the range, such as `^1`, can be shown. */
export const fits = (range: string): boolean => range === `^${version}`;
