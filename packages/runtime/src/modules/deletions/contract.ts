import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';

/** A handler that a module runs when the deletion of records of one of its tables is undone. */
export interface Restorable {
  /** The table of the records. */
  readonly entityType: string;
  /**
   * Takes the locks that come before those of the rows, and changes in `deletion_row` what they may no longer be. `deletion` is the
   * uuid.
   */
  prepare?(tx: Db, deletion: string): Promise<unknown>;
  /** Fits the restored rows to what changed meanwhile, in the transaction that restores them. A refusal undoes all of it. */
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
