/** The value of an object's own key; keys such as `constructor` name nothing that every object has. */
export const ownValue = (object: object | undefined, key: string): unknown =>
  object !== undefined && Object.hasOwn(object, key)
    ? (object as Readonly<Record<string, unknown>>)[key]
    : undefined;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Counts as not provided. */
export const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Without the markers that admin forms put on repeated rows, at every depth. */
export function withoutMarkers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarkers);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '_id')
      .map(([key, inner]) => [key, withoutMarkers(inner)]),
  );
}
