import type { Db } from '../../platform/db/db.ts';
import type { FieldDescriptor, FieldType } from './field.ts';
import type { MetaData } from './metaData.ts';

export type { MetaData } from './metaData.ts';

/** A metafield of an entity, as shown on its page. Pages have the fields that are visible to customers and have a value. */
export interface PageMetafield {
  readonly namespace: string;
  readonly key: string;
  /** The field name. */
  readonly name: string;
  readonly type: FieldType;
  /** The stored value, an array for a list. `rich_text` values are `RichText`. */
  readonly value: unknown;
}

/**
 * A field declared by an extension or a theme, as described in API responses. It cannot be required, because it must not break the writes
 * of others.
 */
export interface DeclaredMetafield extends Omit<FieldDescriptor, 'required'> {
  /** The kind of entity with the field, such as `product`. */
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

/** Identifies one field of one entity. */
export interface MetafieldRef {
  /** The kind of entity, such as `order`. */
  readonly ownerType: string;
  /** The entity ID, as in API paths: the UUID, or the integer ID if the path accepts it. For `shop`, any string. */
  readonly id: string;
  readonly namespace: string;
  readonly key: string;
}

/** The metafields service, `app.metafields`. `db` is the caller's transaction, or `app.db`. */
export interface MetafieldsService {
  /** Reads the values of an entity, by namespace and key. Throws the 404 of its kind. One statement. */
  read(db: Db, entity: Pick<MetafieldRef, 'ownerType' | 'id'>): Promise<MetaData>;
  /**
   * Writes the value of one field, as allowed by its definition, and leaves the others unchanged; a blank value removes it. Locks the
   * definitions before the entity, so call this before other writes in the transaction. Returns all values. Throws the 404 of the kind of
   * entity, `METAFIELD_NOT_FOUND` (404), `METAFIELD_INVALID` and `METAFIELD_REQUIRED` (400).
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
     * The fields to create at startup if they do not exist. An existing field of the same type keeps the merchant's changes. Fields and
     * values are kept if the extension is removed.
     */
    readonly metafieldDefinitions?: readonly DeclaredMetafield[];
  }
}

declare module '../themes/contract.ts' {
  interface Theme {
    /**
     * The fields to create at startup if they do not exist and the theme is active. An existing field of the same type keeps the
     * merchant's changes. Faults are logged and never prevent the shop from starting.
     */
    readonly metafieldDefinitions?: readonly DeclaredMetafield[];
  }
}
