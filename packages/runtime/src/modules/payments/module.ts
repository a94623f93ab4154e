import { defineExtension } from '../../platform/contracts/extension.ts';
import { paymentMethods } from './contract.ts';
import { paymentHealth, paymentMethodsRoute } from './describeMethods.ts';
import { paymentMessages } from './paymentMessages.ts';
import { logUnreviewedMethods } from './unreviewedMethods.ts';

/** Declares payment methods and the payment statuses of orders. */
export const payments = defineExtension({
  name: 'payments',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  contributionPoints: { paymentMethods },
  setup: () => ({
    routes: [paymentMethodsRoute],
    messages: [paymentMessages],
    healthParts: [paymentHealth],
    start: logUnreviewedMethods,
  }),
});
