import { defineExtension } from '../../platform/extensions/contract.ts';

/** Tax classes and rates, and what the merchant set about tax. */
export const tax = defineExtension({
  name: 'tax',
  api: '^1.0',
  setup: () => ({}),
});
