import type { Db } from '../../platform/db/db.ts';
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

/** Who claims a path, live or not. One statement. */
export async function resolvePath(db: Db, path: string): Promise<Resolution> {
  const rows = await listClaimants(db, path);
  return {
    claimants: rows.flatMap((row) =>
      row.entity_type !== null && row.entity_uuid !== null && row.target_path !== null
        ? [{ entityType: row.entity_type, entityUuid: row.entity_uuid, target: row.target_path }]
        : [],
    ),
    redirectTo: rows.find((row) => row.redirect_to !== null)?.redirect_to ?? null,
  };
}
