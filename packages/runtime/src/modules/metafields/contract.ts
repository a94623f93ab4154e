import type { Db } from '../../platform/db/db.ts';
import type { FieldDescriptor, FieldType } from './field.ts';
import type { MetaData } from './metaData.ts';

export type { MetaData } from './metaData.ts';

/** A metafield of an entity as its page has it. Pages have the fields that are visible to customers and have a value. */
export interface PageMetafield {
  readonly namespace: string;
  readonly key: string;
  /** The name of the field. */
  readonly name: string;
  readonly type: FieldType;
  /** The value as it is stored; a list has an array. The texts of `rich_text` are `RichText`. */
  readonly value: unknown;
}

/**
 * A field that an extension or a theme declares, as answers of the API describe it. It cannot be required, because it must not break
 * the writes of others.
 */
export interface DeclaredMetafield extends Omit<FieldDescriptor, 'required'> {
  /** The kind of entity that has the field, such as `product`. */
  readonly ownerType: string;
  /** The namespace. Default: `custom`. */
  readonly namespace?: string;
  readonly name: string;
  readonly description?: string | null;
  readonly translatable?: boolean;
  /** Reports whether customers may read the values. Default: true. */
  readonly visibleToCustomer?: boolean;
  readonly appearance?: { readonly placeholder?: string };
  readonly position?: number;
}

/** Names one field of one entity. */
export interface MetafieldRef {
  /** The kind of entity, such as `order`. */
  readonly ownerType: string;
  /** The id of the entity, as paths of the API have it: the UUID, or the integer id where those accept one. Of `shop`: any text. */
  readonly id: string;
  readonly namespace: string;
  readonly key: string;
}

/** The metafields service, `app.metafields`. `db` is the caller's transaction, or `app.db`. */
export interface MetafieldsService {
  /** Reads the values of an entity, by namespace and key. Throws the 404 of its kind. One statement. */
  read(db: Db, entity: Pick<MetafieldRef, 'ownerType' | 'id'>): Promise<MetaData>;
  /**
   * Writes the value of one field, as the definition of the field allows it, and leaves the others as they are; a blank value
   * removes it. It locks the definitions before the entity: call it before other writes of the transaction. Returns all values.
   * Throws the 404 of the kind of entity, `METAFIELD_NOT_FOUND` (404), `METAFIELD_INVALID` and `METAFIELD_REQUIRED` (400).
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
     * The fields that are created at the start if they are absent. An existing field of the same type stays as the merchant changed
     * it. They and their values stay if the extension is removed.
     */
    readonly metafieldDefinitions?: readonly DeclaredMetafield[];
  }
}

declare module '../themes/contract.ts' {
  interface Theme {
    /**
     * The fields that are created at the start if they are absent and the theme is active. An existing field of the same type
     * stays as the merchant changed it. Faults are logged and never keep the shop from starting.
     */
    readonly metafieldDefinitions?: readonly DeclaredMetafield[];
  }
}
