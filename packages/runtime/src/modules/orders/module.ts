import { defineExtension } from '../../platform/extensions/contract.ts';
import { orderEmails, orderMailers } from './orderEmails.ts';
import { orderMessages } from './orderMessages.ts';
import { orderOwner } from './orderOwner.ts';
import { orderSettings } from './orderSettings.ts';
import { routes } from './routes.ts';
import { orderServices } from './services.ts';
import { refundDuplicates } from './payment/refundDuplicates.ts';
import { settleAttempts } from './payment/settleAttempts.ts';

/** Orders: placing one, reading it, and what was done with it. */
export const orders = defineExtension({
  name: 'orders',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  settings: orderSettings,
  setup: () => ({
    services: orderServices,
    routes,
    metafieldOwners: [orderOwner],
    jobs: [settleAttempts, refundDuplicates],
    emails: orderEmails,
    messages: [orderMessages],
    subscribers: orderMailers,
    registryKeys: [
      {
        key: 'orderRefusals',
        description: 'Texts that say why a cart may not be ordered. The first is the answer.',
      },
    ],
  }),
});
