import { defineExtension } from '../../platform/contracts/extension.ts';
import { notesPersonalData } from './personalData.ts';

/** Provides administrators' notes on orders and customers. Those modules define the routes. */
export const notes = defineExtension({
  name: 'notes',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  setup: () => ({ personalData: notesPersonalData }),
});
