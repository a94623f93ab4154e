import { dataOf, isRecord } from './readAnswer.ts';

const tags = new WeakMap<object, string>();

/**
 * Returns the version of a record that an admin method returned. Pass it as `ifMatch` to a later change: the shop rejects that
 * change with `VERSION_CONFLICT` if the record has been changed since. Undefined if the response had no version.
 */
export const etagOf = (record: object): string | undefined => tags.get(record);

/** Stores a response's `ETag` header with the record in the response body. */
export function keepEtag(body: unknown, etag: string | null): void {
  const record = dataOf(body);
  if (etag !== null && isRecord(record)) tags.set(record, etag);
}
