import { idRefOf, isUuid } from '../db/ids.ts';
import type { IdRef } from '../db/ids.ts';

/** Parses a path ID, an integer or a UUID. Throws `notFound` for anything else. */
export const refOr =
  (notFound: (id: string) => Error) =>
  (id: string): IdRef => {
    const ref = idRefOf(id);
    if (!ref) throw notFound(id);
    return ref;
  };

/** Parses a path ID of an entity that is identified only by UUID. */
export const uuidOr =
  (notFound: (id: string) => Error) =>
  (id: string): string => {
    if (!isUuid(id)) throw notFound(id);
    return id;
  };
