/** Version of `@shop/admin`, which modules declare as a range such as `^1`. */
export const version = 1;

/** Reports whether the admin supports modules with the given version range, such as `^1`. */
export const fits = (range: string): boolean => range === `^${version}`;
