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
  /** What was asked for beside it. */
  readonly beside: unknown;
}

/** A JSON value that a statement reads along, for who needs it on every page. */
export type Beside = SqlFragment;

/** Who claims a path, live or not. One statement. */
export async function resolvePath(db: Db, path: string, beside?: Beside): Promise<Resolution> {
  const rows = await listClaimants(db, path, beside);
  return {
    claimants: rows.flatMap((row) =>
      row.entity_type !== null && row.entity_uuid !== null && row.target_path !== null
        ? [{ entityType: row.entity_type, entityUuid: row.entity_uuid, target: row.target_path }]
        : [],
    ),
    redirectTo: rows.find((row) => row.redirect_to !== null)?.redirect_to ?? null,
    beside: rows[0]?.beside ?? null,
  };
}
