/**
 * The metafields of a store by entity kind, namespace and key, as declared by `shop sdk generate`:
 * `declare module '@shop/sdk' { interface StoreMetafields { product: { custom: { material: string } } } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- extended by declaration merging
export interface StoreMetafields {}

type Fields<Owner extends string> = Owner extends keyof StoreMetafields ? StoreMetafields[Owner] : never;

/** The metafield values of an entity. If the store declares none, any keys and values are allowed. */
export type Metafields<Owner extends string> = Owner extends keyof StoreMetafields
  ? { [Namespace in keyof Fields<Owner>]?: Partial<Fields<Owner>[Namespace]> }
  : Record<string, Record<string, unknown>>;

/** The metafield values to save. Null removes a value. */
export type SentMetafields<Owner extends string> = Owner extends keyof StoreMetafields
  ? {
      readonly [Namespace in keyof Fields<Owner>]?: {
        readonly [Key in keyof Fields<Owner>[Namespace]]?: Fields<Owner>[Namespace][Key] | null | undefined;
      };
    }
  : Record<string, unknown>;
