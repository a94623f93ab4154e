/**
 * The metafields of a store by kind of entity, namespace and key, which `shop sdk generate` declares:
 * `declare module '@shop/sdk' { interface StoreMetafields { product: { custom: { material: string } } } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- declarations of a store are merged into it
export interface StoreMetafields {}

type Fields<Owner extends string> = Owner extends keyof StoreMetafields ? StoreMetafields[Owner] : never;

/** The values of the metafields of an entity. A store that declares none has any keys and values. */
export type Metafields<Owner extends string> = Owner extends keyof StoreMetafields
  ? { [Namespace in keyof Fields<Owner>]?: Partial<Fields<Owner>[Namespace]> }
  : Record<string, Record<string, unknown>>;

/** The values that are sent; null takes a value away. */
export type SentMetafields<Owner extends string> = Owner extends keyof StoreMetafields
  ? {
      readonly [Namespace in keyof Fields<Owner>]?: {
        readonly [Key in keyof Fields<Owner>[Namespace]]?: Fields<Owner>[Namespace][Key] | null | undefined;
      };
    }
  : Record<string, unknown>;
