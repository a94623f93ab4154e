import { defineExtension } from '@shop/runtime/extension';

export default defineExtension({
  name: 'walletgw',
  api: '^1.0',
  setup: () => ({}),
});
