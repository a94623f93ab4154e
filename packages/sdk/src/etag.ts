import { dataOf, isRecord } from './readAnswer.ts';

const tags = new WeakMap<object, string>();

/**
 * Returns the version of a record returned by an admin method, for `ifMatch` of a later change. The shop then rejects the change with
 * `VERSION_CONFLICT` if somebody else has changed the record. Undefined if the response had no version.
 */
export const etagOf = (record: object): string | undefined => tags.get(record);

/** Stores the `ETag` header of a response along with the record in its body. */
export function keepEtag(body: unknown, etag: string | null): void {
  const record = dataOf(body);
  if (etag !== null && isRecord(record)) tags.set(record, etag);
}
