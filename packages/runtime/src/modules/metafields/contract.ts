import type { FieldDescriptor } from './field.ts';

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
