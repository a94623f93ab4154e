import { defineExtension } from '@shop/runtime/extension';

export default defineExtension({
  name: 'cardgw',
  api: '^1.0',
  setup: () => ({}),
});
