import { defineExtension } from '../../platform/contracts/extension.ts';

/** Declares the notes of administrators on orders and customers. Those modules have the routes. */
export const notes = defineExtension({
  name: 'notes',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  setup: () => ({}),
});
