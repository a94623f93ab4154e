import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';
import type { MetaData } from './metaData.ts';

/** A kind of entity with metafields. `metaDataTable` creates one for a table with a `meta_data` column. */
export interface MetafieldOwner {
  /** The `ownerType` of its definitions, such as `order`. */
  readonly ownerType: string;
  /** The permission for administrators to see every field. All others see the fields that are visible to customers. */
  readonly readPermission: string;
  /** Removes a deleted field's value from every row, in the transaction that deletes the field. */
  strip(tx: Db, namespace: string, key: string): Promise<unknown>;
}

/** An owner whose values are written by the entity's `id` in a path. */
export interface WritableOwner extends MetafieldOwner {
  /** Finds the values of an entity. Null if the entity does not exist. */
  find(db: Db, id: string): Promise<MetaData | null>;
  replace(tx: Db, id: string, metaData: MetaData): Promise<MetaData | null>;
  /** Sets the value of one field. Undefined removes it. */
  put(tx: Db, id: string, namespace: string, key: string, value: unknown): Promise<MetaData | null>;
  notFound(): Error;
  /** Runs after a write, in its transaction, to emit a change event. */
  written?(app: AppContext, tx: Db, id: string): Promise<void>;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly metafieldOwners?: readonly (MetafieldOwner | WritableOwner)[];
  }
}

export const metafieldOwners: ContributionPoint<MetafieldOwner> = {
  noun: 'metafield owner',
  members: {
    ownerType: 'text',
    readPermission: 'text',
    strip: 'function',
    find: 'function?',
    replace: 'function?',
    put: 'function?',
    notFound: 'function?',
    written: 'function?',
  } satisfies Members<WritableOwner>,
  keyOf: (owner) => owner.ownerType,
};
