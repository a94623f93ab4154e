import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';

/** A handler that a module runs when a deletion of records in one of its tables is undone. */
export interface Restorable {
  /** The table of the records. */
  readonly entityType: string;
  /**
   * Takes the locks that precede the row locks, and updates values in `deletion_row` that are no longer allowed. `deletion` is the UUID.
   */
  prepare?(tx: Db, deletion: string): Promise<unknown>;
  /** Adjusts the restored rows to later changes, in the transaction that restores them. A refusal rolls it back. */
  restored(app: AppContext, tx: Db, uuids: readonly string[]): Promise<void>;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly restorables?: readonly Restorable[];
  }
}

export const restorables: ContributionPoint<Restorable> = {
  noun: 'restorable type',
  members: { entityType: 'text', prepare: 'function?', restored: 'function' } satisfies Members<Restorable>,
  keyOf: ({ entityType }) => entityType,
  fault: ({ restored }) => (typeof restored === 'function' ? null : 'restored must be a function'),
};
