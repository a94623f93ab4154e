import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';

/** A handler that runs when an administrator undoes a deletion of records in the module's table. */
export interface Restorable {
  /** The table of the records. */
  readonly entityType: string;
  /**
   * Takes locks that must precede the row locks, and updates values in `deletion_row` that are no longer allowed.
   * `deletion` is the deletion's UUID.
   */
  prepare?(tx: Db, deletion: string): Promise<unknown>;
  /**
   * Adjusts the restored rows to changes made since the deletion, in the transaction that restores the rows. Throwing
   * a `Refusal` rolls the transaction back.
   */
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
