/** Puts the defined values of `changes` over `base`. A key that is absent or undefined changes nothing; keys that `base` lacks are dropped. */
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
