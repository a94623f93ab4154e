/**
 * Merges the defined values of `changes` into `base`. Absent or undefined keys change nothing; keys missing from `base` are
 * dropped.
 */
export function mergeDefined<T extends object>(
  base: T,
  changes: { readonly [K in keyof T]?: T[K] | undefined },
): T {
  const result = { ...base };
  for (const key of Object.keys(base) as (keyof T)[]) {
    const value = changes[key];
    if (value !== undefined) result[key] = value;
  }
  return result;
}
