import { idRefOf, isUuid } from '../db/ids.ts';
import type { IdRef } from '../db/ids.ts';

/** Reads the id of a path, an integer or a uuid. Text that is neither names nothing: `notFound` is thrown. */
export const refOr =
  (notFound: (id: string) => Error) =>
  (id: string): IdRef => {
    const ref = idRefOf(id);
    if (!ref) throw notFound(id);
    return ref;
  };

/** Reads the id of a path of an entity that is known by its uuid alone. */
export const uuidOr =
  (notFound: (id: string) => Error) =>
  (id: string): string => {
    if (!isUuid(id)) throw notFound(id);
    return id;
  };
