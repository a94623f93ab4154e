import { defineExtension } from '../../platform/extensions/contract.ts';
import { orderEmails, orderMailers } from './orderEmails.ts';
import { orderOwner } from './orderOwner.ts';
import { routes } from './routes.ts';
import { orderServices } from './services.ts';
import { settleAttempts } from './payment/settleAttempts.ts';

/** Orders: placing one, reading it, and what was done with it. */
export const orders = defineExtension({
  name: 'orders',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  setup: () => ({
    services: orderServices,
    routes,
    metafieldOwners: [orderOwner],
    jobs: [settleAttempts],
    emails: orderEmails,
    subscribers: orderMailers,
    registryKeys: [
      {
        key: 'orderRefusals',
        description: 'Texts that say why a cart may not be ordered. The first is the answer.',
      },
    ],
  }),
});
