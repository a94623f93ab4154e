import { defineExtension } from '@shop/runtime/extension';

/** Adds fields whose statements take as long as a test requests, and that report how many of them the database ran at once. */
export default defineExtension({
  name: 'sleeper',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  setup: () => ({}),
});
