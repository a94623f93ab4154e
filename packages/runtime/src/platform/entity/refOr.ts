import { idRefOf, isUuid } from '../db/ids.ts';
import type { IdRef } from '../db/ids.ts';

/** Creates a parser for IDs in paths that accepts an integer or a UUID. The parser throws `notFound` for anything else. */
export const refOr =
  (notFound: (id: string) => Error) =>
  (id: string): IdRef => {
    const ref = idRefOf(id);
    if (!ref) throw notFound(id);
    return ref;
  };

/** Creates a parser for IDs in paths that accepts only a UUID. The parser throws `notFound` for anything else. */
export const uuidOr =
  (notFound: (id: string) => Error) =>
  (id: string): string => {
    if (!isUuid(id)) throw notFound(id);
    return id;
  };
