import { defineExtension } from '@shop/runtime/extension';

/**
 * Adds fields whose SQL statements take as long as a test requests. The fields report how many of these statements the database ran
 * concurrently.
 */
export default defineExtension({
  name: 'sleeper',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  setup: () => ({}),
});
