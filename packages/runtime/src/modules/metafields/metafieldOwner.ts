import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';
import type { MetaData } from './metaData.ts';

/** A kind of entity with metafields. Use `metaDataTable` to create the owner for a table with a `meta_data` column. */
export interface MetafieldOwner {
  /** The `ownerType` of the owner's definitions, such as `order`. */
  readonly ownerType: string;
  /**
   * The permission with which administrators can read all fields. Other callers can read only the fields visible to
   * customers.
   */
  readonly readPermission: string;
  /** Removes the values of a deleted field from all rows, in the transaction that deletes the field. */
  strip(tx: Db, namespace: string, key: string): Promise<unknown>;
}

/** A metafield owner whose values can be written, by the entity ID in API paths. */
export interface WritableOwner extends MetafieldOwner {
  /** Finds the values of an entity. Returns null if the entity does not exist. */
  find(db: Db, id: string): Promise<MetaData | null>;
  replace(tx: Db, id: string, metaData: MetaData): Promise<MetaData | null>;
  /** Sets or, if the value is undefined, removes the value of one field. */
  put(tx: Db, id: string, namespace: string, key: string, value: unknown): Promise<MetaData | null>;
  notFound(): Error;
  /** Called after a write, in the same transaction, to emit a change event. */
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
