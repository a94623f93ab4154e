import type { EventDefinition } from '../../platform/contracts/events.ts';

/** The payload of the events of the definition of a metafield. */
export interface MetafieldDefinitionEvent {
  readonly uuid: string;
  /** The `ownerType` of the definition, such as `product`. */
  readonly ownerType: string;
  readonly namespace: string;
  readonly key: string;
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /** A definition was deleted with its values in every owner of `metafieldOwners`. Whoever stores other values removes them. */
    readonly metafield_definition_deleted: MetafieldDefinitionEvent;
  }
}

/** The events of metafields. */
export const metafieldEvents: readonly EventDefinition[] = [
  {
    name: 'metafield_definition_deleted',
    description: 'A definition was deleted with its values in every owner.',
  },
];
