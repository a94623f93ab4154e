import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ContributionPoint } from '../../platform/extensions/contract.ts';
import type { MetaData } from './metaData.ts';

/** A kind of entity that carries metafields. `metaDataTable` makes one of a table with a `meta_data` column. */
export interface MetafieldOwner {
  /** As in the `ownerType` of definitions, such as `order`. */
  readonly ownerType: string;
  /** Administrators who hold it see every field; all others those that are visible to customers. */
  readonly readPermission: string;
  /** Takes the value of a deleted field out of every row that has it, in the transaction that deletes it. */
  strip(tx: Db, namespace: string, key: string): Promise<unknown>;
}

/** One whose entities are written by `id`, as a path carries it. */
export interface WritableOwner extends MetafieldOwner {
  /** Null: there is no such entity. */
  find(db: Db, id: string): Promise<MetaData | null>;
  replace(tx: Db, id: string, metaData: MetaData): Promise<MetaData | null>;
  /** Sets the value of one field; undefined takes it out. */
  put(tx: Db, id: string, namespace: string, key: string, value: unknown): Promise<MetaData | null>;
  notFound(): Error;
  /** Runs after a write, in its transaction: to tell of the change. */
  written?(app: AppContext, tx: Db, id: string): Promise<void>;
}

declare module '../../platform/extensions/contract.ts' {
  interface Contributions {
    readonly metafieldOwners?: readonly MetafieldOwner[];
  }
}

export const metafieldOwners: ContributionPoint<MetafieldOwner> = {
  noun: 'metafield owner',
  keyOf: (owner) => owner.ownerType,
  fault: ({ ownerType, readPermission, strip }) =>
    typeof ownerType === 'string' && typeof readPermission === 'string' && typeof strip === 'function'
      ? null
      : 'ownerType and readPermission must be texts, and strip a function',
};
