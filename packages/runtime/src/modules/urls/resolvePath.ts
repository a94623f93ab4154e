import { z } from 'zod';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { listClaimants } from './url.repo.ts';

export interface Claimant {
  readonly entityType: string;
  readonly entityUuid: string;
  readonly target: string;
}

export interface Resolution {
  /** Landing pages first, then CMS pages, products, categories, anything else; the oldest url first in each kind. */
  readonly claimants: readonly Claimant[];
  /** Where the path led to before, for when no claimant is live. */
  readonly redirectTo: string | null;
}

/** A JSON value that the statement selects as well, for a caller that needs it on every page, and its schema. */
export interface ExtraColumn<Extra extends z.ZodType> {
  readonly sql: SqlFragment;
  readonly schema: Extra;
}

const NO_EXTRA: ExtraColumn<z.ZodNull> = { sql: sql.fragment`null::json`, schema: z.null() };

/** Finds who claims a path, live or not. One statement. */
export const resolvePath = (db: Db, path: string): Promise<Resolution> => resolvePathWith(db, path, NO_EXTRA);

/** Finds who claims a path, live or not, and selects an extra column. One statement. */
export async function resolvePathWith<Extra extends z.ZodType>(
  db: Db,
  path: string,
  column: ExtraColumn<Extra>,
): Promise<Resolution & { readonly extra: z.output<Extra> }> {
  const rows = await listClaimants(db, path, column.sql);
  return {
    claimants: rows.flatMap((row) =>
      row.entity_type !== null && row.entity_uuid !== null && row.target_path !== null
        ? [{ entityType: row.entity_type, entityUuid: row.entity_uuid, target: row.target_path }]
        : [],
    ),
    redirectTo: rows.find((row) => row.redirect_to !== null)?.redirect_to ?? null,
    extra: column.schema.parse(rows[0]?.extra),
  };
}
