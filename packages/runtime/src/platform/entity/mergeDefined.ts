/** Copies the defined values in `changes` over those in `base`. Undefined values and keys that `base` lacks are ignored. */
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
