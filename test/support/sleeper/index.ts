import { defineExtension } from '@shop/runtime/extension';

/** Fields whose statements take as long as a test wants, and tell how many of them the database had at work. */
export default defineExtension({
  name: 'sleeper',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  setup: () => ({}),
});
