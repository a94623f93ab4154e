import type { EventDefinition } from '../../platform/contracts/events.ts';

/** The payload of the metafield definition events. */
export interface MetafieldDefinitionEvent {
  readonly uuid: string;
  /** The `ownerType` of the definition, such as `product`. */
  readonly ownerType: string;
  readonly namespace: string;
  readonly key: string;
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /**
     * Emitted when a definition and its values are deleted. The values of all owners in `metafieldOwners` are already
     * removed. Modules that store other copies of the values must remove them.
     */
    readonly metafield_definition_deleted: MetafieldDefinitionEvent;
  }
}

/** The metafield events. */
export const metafieldEvents: readonly EventDefinition[] = [
  {
    name: 'metafield_definition_deleted',
    description: 'A definition and its values in all owners were deleted.',
  },
];
