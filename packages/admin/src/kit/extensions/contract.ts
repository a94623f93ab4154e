/** Version of `@shop/admin`, which modules declare as `^1`. */
export const version = 1;

/** Reports whether a module with the given version range, such as `^1`, can be shown. */
export const fits = (range: string): boolean => range === `^${version}`;
