const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Reports whether a string is a UUID as used in paths. Check this before using the string in an SQL statement, where a malformed
 * UUID causes an error.
 */
export const isUuid = (text: string): boolean => UUID.test(text);

/** Identifies an entity by its integer ID or its UUID. */
export type IdRef = { readonly id: number } | { readonly uuid: string };

const MAX_INT = 2_147_483_647;

/** Parses an ID from a path, a body, or a GraphQL argument. Null if it is neither an integer ID nor a UUID. */
export function idRefOf(text: string): IdRef | null {
  if (isUuid(text)) return { uuid: text };
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return id <= MAX_INT ? { id } : null;
}

/** The IDs in a request, separated into integer IDs and UUIDs. */
export interface RowIds {
  readonly ids: readonly number[];
  readonly uuids: readonly string[];
}

/** Separates IDs into integer IDs and UUIDs, for use with `= any()`. Invalid IDs are omitted. */
export function splitRefs(texts: readonly string[]): { ids: number[]; uuids: string[] } {
  const refs = texts.map(idRefOf).filter((ref) => ref !== null);
  return {
    ids: refs.flatMap((ref) => ('id' in ref ? [ref.id] : [])),
    uuids: refs.flatMap((ref) => ('uuid' in ref ? [ref.uuid.toLowerCase()] : [])),
  };
}
