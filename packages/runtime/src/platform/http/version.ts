import { sql } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { noColumns } from '../db/columns.ts';
import { idRefOf } from '../db/ids.ts';
import { holdsPermission } from '../contracts/caller.ts';
import { versionConflict } from './request/errors.ts';
import { etagOf, namesTag } from './answer/etag.ts';
import { envelopeOf } from '../contracts/reply.ts';
import type { Call, Route } from '../contracts/route.ts';
import { pathsOf } from './routePath.ts';
import { validator } from './forms/validation.ts';

/** The record that a route changes, whose version is compared with If-Match. */
export interface RecordVersion {
  /** The ID of the GET route. Only administrators with this permission receive the current record when a change is rejected. */
  readonly permission: string;
  /** Reads the record as its GET route returns it. Throws the GET route's 404. */
  read(call: Call): Promise<unknown>;
  /** Locks the record against other writers until the transaction ends. */
  lock(call: Call): Promise<unknown>;
}

const CHANGES: ReadonlySet<string> = new Set(['PATCH', 'PUT', 'DELETE']);

/** Finds the admin GET route for a path. */
export type Readers = (path: string) => Route | undefined;

/** Collects the GET routes that return records to administrators. */
export function readersOf(routes: readonly Route[]): Readers {
  const readers = new Map<string, Route>();
  for (const route of routes)
    if (route.method === 'GET' && route.access === 'admin' && route.kind !== 'page' && !route.answers)
      for (const path of pathsOf(route)) readers.set(path, route);
  return (path) => readers.get(path);
}

/**
 * Returns the versioned record that a route changes. Null if the route does not support If-Match. If-Match is supported by
 * admin routes that use PATCH, PUT, or DELETE or declare `record`, if a GET route has the same path.
 */
export function versionOf(route: Route, path: string, readers: Readers): RecordVersion | null {
  if (route.access !== 'admin' || !(CHANGES.has(route.method) || route.record)) return null;
  const { table, read, lock = lockOf(path, table) } = route.record ?? {};
  if (read)
    return { permission: route.id, read: async (call) => read(call), lock: async (call) => lock(call) };
  const reader = readers(path);
  if (!reader) return null;
  const query = reader.query ? validator(reader.query, 'query') : null;
  return {
    permission: reader.id,
    read: async (call) => reader.handle({ ...call, query: query?.({}), body: undefined, claim: null }),
    lock: async (call) => lock(call),
  };
}

/** Returns a function that locks the row with the path's last ID. Without a table, it takes a lock on the path itself. */
function lockOf(path: string, table: string | undefined): RecordVersion['lock'] {
  const name = [...path.matchAll(/\{(\w+)\}/g)].at(-1)?.[1];
  return async ({ db, params, request }) => {
    if (table === undefined || name === undefined) return lockPath(db, request.path);
    const ref = idRefOf(String((params as Readonly<Record<string, unknown>>)[name]));
    if (!ref) return 0;
    const row =
      'id' in ref
        ? sql.fragment`${sql.identifier([`${table}_id`])} = ${ref.id}`
        : sql.fragment`uuid = ${ref.uuid}`;
    return db.run(sql.type(noColumns)`
      select from ${sql.identifier([table])} where ${row} for no key update`);
  };
}

const lockPath = (db: Db, path: string): Promise<number> =>
  db.run(sql.type(noColumns)`select pg_advisory_xact_lock(hashtext('shop.record'), hashtext(${path}))`);

/**
 * Applies a change if the record's version matches If-Match. The record is locked, read, compared, and changed in one
 * transaction. Also returns the new version, or null after a deletion. Throws `VERSION_CONFLICT` with the current record.
 */
export function changeVersion(
  { permission, read, lock }: RecordVersion,
  ifMatch: string,
  call: Call,
  change: (call: Call) => unknown,
): Promise<{ readonly result: unknown; readonly etag: string | null }> {
  return call.db.transaction(async (tx) => {
    const own = { ...call, db: tx };
    await lock(own);
    const current = await read(own);
    if (!namesTag(ifMatch, etagOf(envelopeOf(current))))
      throw versionConflict(holdsPermission(call.caller, permission) ? current : null);
    const result = await change(own);
    const etag = call.request.method === 'DELETE' ? null : etagOf(envelopeOf(await read(own)));
    return { result, etag };
  });
}
