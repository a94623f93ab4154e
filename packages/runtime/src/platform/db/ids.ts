const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Reports whether a text is a uuid as paths carry it. A malformed one names nothing: check it before it reaches a statement. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** The name of an entity: its integer id or its uuid. */
export type IdRef = { readonly id: number } | { readonly uuid: string };

const MAX_INT = 2_147_483_647;

/** Reads an id of a path, a body or a GraphQL argument; null for a text that is neither kind of id. */
export function idRefOf(text: string): IdRef | null {
  if (isUuid(text)) return { uuid: text };
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return id <= MAX_INT ? { id } : null;
}

/** The integer ids and the UUIDs by which a request names rows. */
export interface RowIds {
  readonly ids: readonly number[];
  readonly uuids: readonly string[];
}

/** Sorts ids into integers and uuids, for `= any()` on either column. What is neither is left out. */
export function splitRefs(texts: readonly string[]): { ids: number[]; uuids: string[] } {
  const refs = texts.map(idRefOf).filter((ref) => ref !== null);
  return {
    ids: refs.flatMap((ref) => ('id' in ref ? [ref.id] : [])),
    uuids: refs.flatMap((ref) => ('uuid' in ref ? [ref.uuid.toLowerCase()] : [])),
  };
}
