export interface MetafieldDefinitionEvent {
  readonly uuid: string;
  /** As in the definition, such as `product`. */
  readonly ownerType: string;
  readonly namespace: string;
  readonly key: string;
}

declare module '../../platform/events/contract.ts' {
  interface Events {
    /** The values are gone with it in every owner of `metafieldOwners`; whoever keeps others strips them. */
    readonly metafield_definition_deleted: MetafieldDefinitionEvent;
  }
}
