const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Reports whether a string is a UUID as used in paths. A malformed one identifies nothing: check it before using it in a
 * statement.
 */
export const isUuid = (text: string): boolean => UUID.test(text);

/** A reference to an entity: its integer ID or its UUID. */
export type IdRef = { readonly id: number } | { readonly uuid: string };

const MAX_INT = 2_147_483_647;

/** Parses an ID from a path, a body, or a GraphQL argument. Null if the string is neither kind of ID. */
export function idRefOf(text: string): IdRef | null {
  if (isUuid(text)) return { uuid: text };
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return id <= MAX_INT ? { id } : null;
}

/** The integer IDs and UUIDs that a request uses to identify rows. */
export interface RowIds {
  readonly ids: readonly number[];
  readonly uuids: readonly string[];
}

/** Separates IDs into integers and UUIDs, for `= any()` on either column. Invalid IDs are omitted. */
export function splitRefs(texts: readonly string[]): { ids: number[]; uuids: string[] } {
  const refs = texts.map(idRefOf).filter((ref) => ref !== null);
  return {
    ids: refs.flatMap((ref) => ('id' in ref ? [ref.id] : [])),
    uuids: refs.flatMap((ref) => ('uuid' in ref ? [ref.uuid.toLowerCase()] : [])),
  };
}
