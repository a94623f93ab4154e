import { dataOf, isRecord } from './readAnswer.ts';

const tags = new WeakMap<object, string>();

/**
 * Returns the version of a record as an administrator's method answered it, for `ifMatch` of a later change: the shop refuses the
 * change with `VERSION_CONFLICT` if somebody else changed the record meanwhile. Undefined: the answer had none.
 */
export const etagOf = (record: object): string | undefined => tags.get(record);

/** Remembers the header ETag of an answer with the record that it carries. */
export function keepEtag(body: unknown, etag: string | null): void {
  const record = dataOf(body);
  if (etag !== null && isRecord(record)) tags.set(record, etag);
}
