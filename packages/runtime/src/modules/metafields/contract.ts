import type { FieldDescriptor, FieldType } from './field.ts';

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

/** A field that a theme shows, as answers of the API describe it. It cannot be required, because a theme must not break writes. */
export interface ThemeMetafield extends Omit<FieldDescriptor, 'required'> {
  /** The kind of entity that has the field, such as `product`. */
  readonly ownerType: string;
  /** The namespace. Default: `custom`. */
  readonly namespace?: string;
  readonly name: string;
  readonly description?: string | null;
  readonly translatable?: boolean;
  /** Tells whether customers may read the values. Default: true. */
  readonly visibleToCustomer?: boolean;
  readonly appearance?: { readonly placeholder?: string };
  readonly position?: number;
}

declare module '../themes/contract.ts' {
  interface Theme {
    /**
     * The fields that are created at the start if they are absent and the theme is active. An existing field of the same type
     * stays as the merchant changed it. Faults are logged and never keep the shop from starting.
     */
    readonly metafieldDefinitions?: readonly ThemeMetafield[];
  }
}
