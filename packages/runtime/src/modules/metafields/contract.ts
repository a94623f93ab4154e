import type { Db } from '../../platform/db/db.ts';
import type { FieldDescriptor, FieldType } from './field.ts';
import type { MetaData } from './metaData.ts';

export type { MetaData } from './metaData.ts';

/**
 * A metafield as shown on an entity's page. Pages include only metafields that are visible to customers and have a
 * value.
 */
export interface PageMetafield {
  readonly namespace: string;
  readonly key: string;
  /** The field name. */
  readonly name: string;
  readonly type: FieldType;
  /** The stored value, which is an array for a list. `rich_text` values are `RichText`. */
  readonly value: unknown;
}

/**
 * A metafield declared by an extension or a theme, as API responses describe it. It cannot be required, because a
 * required field would break writes by code that does not supply it.
 */
export interface DeclaredMetafield extends Omit<FieldDescriptor, 'required'> {
  /** The kind of entity that has the metafield, such as `product`. */
  readonly ownerType: string;
  /** The namespace. Default: `custom`. */
  readonly namespace?: string;
  readonly name: string;
  readonly description?: string | null;
  readonly translatable?: boolean;
  /** True if customers may read the values. Default: true. */
  readonly visibleToCustomer?: boolean;
  readonly appearance?: { readonly placeholder?: string };
  readonly position?: number;
}

/** Identifies one metafield of one entity. */
export interface MetafieldRef {
  /** The kind of entity, such as `order`. */
  readonly ownerType: string;
  /** The entity ID as in API paths: the UUID, or the integer ID if the path accepts it. Ignored for `shop`. */
  readonly id: string;
  readonly namespace: string;
  readonly key: string;
}

/** The metafields service, `app.metafields`. For `db`, pass the current transaction or `app.db`. */
export interface MetafieldsService {
  /**
   * Reads the metafield values of an entity, by namespace and key, in one SQL statement. Throws the 404 error for the
   * kind of entity if the entity does not exist.
   */
  read(db: Db, entity: Pick<MetafieldRef, 'ownerType' | 'id'>): Promise<MetaData>;
  /**
   * Validates and writes the value of one metafield. Other metafields stay unchanged. A blank value removes the
   * metafield. Locks the definitions before the entity, so call this before other writes in the transaction. Returns
   * all values. Throws the 404 error for the kind of entity, `METAFIELD_NOT_FOUND` (404), or `METAFIELD_INVALID` or
   * `METAFIELD_REQUIRED` (400).
   */
  write(db: Db, field: MetafieldRef, value: unknown): Promise<MetaData>;
}

declare module '../../platform/contracts/context.ts' {
  interface AppContext {
    readonly metafields: MetafieldsService;
  }
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    /**
     * The metafields to create at startup if they do not exist. If a metafield of the same type exists, the
     * merchant's changes to it remain. Removing the extension does not remove its metafields or their values.
     */
    readonly metafieldDefinitions?: readonly DeclaredMetafield[];
  }
}

declare module '../themes/contract.ts' {
  interface Theme {
    /**
     * The metafields to create at startup if they do not exist and the theme is active. If a metafield of the same
     * type exists, the merchant's changes to it remain. Faults are logged and never prevent the shop from starting.
     */
    readonly metafieldDefinitions?: readonly DeclaredMetafield[];
  }
}
