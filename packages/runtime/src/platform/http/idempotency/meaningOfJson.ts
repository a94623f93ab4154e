import { isUtf8 } from 'node:buffer';

/**
 * Returns a text that is the same for JSON bodies that mean the same: spaces, the order of members and ways to write a number do not
 * count, the order of lists does, and null is not absence. Bytes that are no JSON are returned as they are.
 */
export function meaningOfJson(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes);
  try {
    if (isUtf8(buffer)) return `json ${JSON.stringify(sorted(JSON.parse(buffer.toString('utf8'))))}`;
  } catch {
    // Not JSON.
  }
  return `bytes ${buffer.toString('latin1')}`;
}

/** Returns a value as nested lists, because members of an object whose names are numbers have an order of their own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return [0, ...value.map(sorted)];
  if (typeof value !== 'object' || value === null) return value;
  return [
    1,
    ...Object.entries(value)
      .toSorted(byName)
      .map(([name, member]) => [name, sorted(member)]),
  ];
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);
