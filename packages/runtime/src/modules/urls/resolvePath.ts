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
  /** The value of the extra column. */
  readonly extra: unknown;
}

/** A JSON expression that is read in the same statement, to save one on every page. */
export type ExtraColumn = SqlFragment;

/** Finds the entities at a path, whether live or not, and its redirect. One statement. */
export async function resolvePath(db: Db, path: string, extraColumn?: ExtraColumn): Promise<Resolution> {
  const rows = await listClaimants(db, path, extraColumn);
  return {
    claimants: rows.flatMap((row) =>
      row.entity_type !== null && row.entity_uuid !== null && row.target_path !== null
        ? [{ entityType: row.entity_type, entityUuid: row.entity_uuid, target: row.target_path }]
        : [],
    ),
    redirectTo: rows.find((row) => row.redirect_to !== null)?.redirect_to ?? null,
    extra: rows[0]?.extra ?? null,
  };
}
