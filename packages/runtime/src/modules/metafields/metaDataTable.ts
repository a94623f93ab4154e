import { z } from 'zod';
import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';
import { idRefOf } from '../../platform/db/ids.ts';
import { noColumns } from '../../platform/db/columns.ts';
import { metaData } from './metaData.ts';
import type { MetaData } from './metaData.ts';
import type { WritableOwner } from './metafieldOwner.ts';

/** The database table of a metafield owner. */
export interface MetaDataTable {
  readonly ownerType: string;
  readonly readPermission: string;
  /** The table name. The table has the columns `meta_data jsonb not null default '{}'` and `updated_at`. */
  readonly table: string;
  /**
   * Creates the SQL condition that selects the row for an ID in a path. Returns null if no row can have this ID. See
   * `byIdOrUuid`.
   */
  readonly where: (id: string) => SqlFragment | null;
  readonly notFound: () => Error;
  readonly written?: WritableOwner['written'];
}

const row = z.object({ meta_data: metaData });

/** Creates SQL conditions for tables whose rows have a UUID and an integer ID in `idColumn`. */
export const byIdOrUuid =
  (idColumn: string): MetaDataTable['where'] =>
  (id) => {
    const ref = idRefOf(id);
    if (!ref) return null;
    return 'id' in ref
      ? sql.fragment`${sql.identifier([idColumn])} = ${ref.id}`
      : sql.fragment`uuid = ${ref.uuid}`;
  };

/**
 * Creates a metafield owner that stores values in a column of its own table. Each method executes one SQL statement.
 */
export function metaDataTable({
  ownerType,
  readPermission,
  table,
  where,
  notFound,
  written,
}: MetaDataTable): WritableOwner {
  const from = sql.identifier([table]);

  const update = async (
    tx: Parameters<WritableOwner['put']>[0],
    id: string,
    value: SqlFragment,
  ): Promise<MetaData | null> => {
    const named = where(id);
    const updated =
      named &&
      (await tx.maybeOne(sql.type(row)`
        update ${from} set meta_data = ${value}, updated_at = now() where ${named} returning meta_data`));
    return updated?.meta_data ?? null;
  };

  return {
    ownerType,
    readPermission,
    notFound,
    ...(written ? { written } : {}),
    strip: (tx, namespace, key) =>
      tx.run(sql.type(noColumns)`
        update ${from} set meta_data = ${without(namespace, key)}
        where jsonb_exists(meta_data -> ${namespace}::text, ${key})`),
    async find(db, id) {
      const named = where(id);
      const found = named && (await db.maybeOne(sql.type(row)`select meta_data from ${from} where ${named}`));
      return found?.meta_data ?? null;
    },
    replace: (tx, id, values) => update(tx, id, sql.fragment`${JSON.stringify(values)}::jsonb`),
    put: (tx, id, namespace, key, value) =>
      update(tx, id, value === undefined ? without(namespace, key) : together(namespace, key, value)),
  };
}

/** Removes a value, and its namespace if the namespace becomes empty. */
const without = (namespace: string, key: string) => sql.fragment`
  case when (meta_data -> ${namespace}::text) - ${key}::text = '{}' then meta_data - ${namespace}::text
    else meta_data #- array[${namespace}, ${key}]::text[] end`;

const together = (namespace: string, key: string, value: unknown) => sql.fragment`
  meta_data || jsonb_build_object(${namespace}::text, coalesce(meta_data -> ${namespace}::text, '{}')
    || jsonb_build_object(${key}::text, ${JSON.stringify(value)}::jsonb))`;
