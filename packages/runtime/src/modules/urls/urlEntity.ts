import type { Db } from '../../platform/db/db.ts';
import type { AppContext } from '../../platform/context.ts';
import type { ContributionPoint } from '../../platform/extensions/contract.ts';

/**
 * A kind of entity that owns paths. Its owner tells which of its entities are public just now: a path is served by the
 * first live claimant, and one that nobody live claims falls back to a recorded redirect.
 */
export interface UrlEntity {
  /** The `entityType` that the owner saves its urls with, such as `product`. */
  readonly type: string;
  /** Those of the uuids that the storefront may show. One statement. */
  listLive(app: AppContext, db: Db, uuids: readonly string[]): Promise<readonly string[]>;
}

declare module '../../platform/extensions/contract.ts' {
  interface Contributions {
    readonly urlEntities?: readonly UrlEntity[];
  }
}

export const urlEntities: ContributionPoint<UrlEntity> = {
  noun: 'url entity',
  keyOf: (entity) => entity.type,
};
