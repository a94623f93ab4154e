import { isRecord } from '../../platform/isRecord.ts';

/** Returns an object's own property. Ignores inherited properties such as `constructor`. */
export const ownValue = (object: object | undefined, key: string): unknown =>
  object !== undefined && Object.hasOwn(object, key)
    ? (object as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** Reports whether a value is considered absent. */
export const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Removes the markers that admin forms add to repeated rows, at all nesting levels. */
export function withoutMarkers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarkers);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '_id')
      .map(([key, inner]) => [key, withoutMarkers(inner)]),
  );
}
