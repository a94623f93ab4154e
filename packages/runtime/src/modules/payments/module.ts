import { defineExtension } from '../../platform/extensions/contract.ts';
import { paymentMethods } from './contract.ts';

/** Ways to pay: what methods may plug in, and what an order's payment can be. */
export const payments = defineExtension({
  name: 'payments',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  contributionPoints: { paymentMethods },
  setup: () => ({}),
});
