/** `base` with what `carried` has for its keys put over it. A key that is absent or undefined carries nothing. */
export function overlay<T extends object>(
  base: T,
  carried: { readonly [K in keyof T]?: T[K] | undefined },
): T {
  const result = { ...base };
  for (const key of Object.keys(base) as (keyof T)[]) {
    const value = carried[key];
    if (value !== undefined) result[key] = value;
  }
  return result;
}
