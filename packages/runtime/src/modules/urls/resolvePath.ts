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
  /** The entities at the path: landing pages, CMS pages, products, categories, others; in each kind the oldest URL first. */
  readonly claimants: readonly Claimant[];
  /** The redirect of the path, which counts if no claimant is live. */
  readonly redirectTo: string | null;
}

/** A JSON expression that is selected in the same statement, to save one on every page, and the schema of its value. */
export interface ExtraColumn<Extra extends z.ZodType> {
  readonly sql: SqlFragment;
  readonly schema: Extra;
}

const NO_EXTRA: ExtraColumn<z.ZodNull> = { sql: sql.fragment`null::json`, schema: z.null() };

/** Finds the entities at a path, whether live or not, and its redirect. One statement. */
export const resolvePath = (db: Db, path: string): Promise<Resolution> => resolvePathWith(db, path, NO_EXTRA);

/** Finds the entities at a path, whether live or not, and its redirect, and selects an extra column. One statement. */
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
