import { defineWebhookTopic } from '../webhooks/index.ts';
import { findCustomer } from './customer.repo.ts';
import { linked } from './linkedCustomer.ts';

/** The customer events available to webhooks. */
export const customerTopics = [
  defineWebhookTopic({
    event: 'customer_registered',
    group: 'customers',
    entity: 'customerUuid',
    permission: 'getCustomer',
    async load({ customerUuid }, _app, db) {
      const customer = await findCustomer(db, customerUuid);
      return { customer: customer && linked(customer) };
    },
  }),
];
