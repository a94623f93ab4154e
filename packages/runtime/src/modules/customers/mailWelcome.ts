import { defineSubscriber } from '../../platform/events/contract.ts';
import { sendLetter } from '../mail/index.ts';
import { findCustomer } from './customer.repo.ts';
import { welcomeLetter } from './letters.ts';

/** Greets a new customer. One who is disabled, or gone by now, gets no mail. */
export const mailWelcome = defineSubscriber({
  id: 'customers.mailWelcome',
  event: 'customer_registered',
  async handle({ customerUuid }, app, { deliveryId }) {
    const customer = await findCustomer(app.db, customerUuid);
    if (!customer || customer.status !== 1) return;
    await sendLetter(app, {
      kind: 'customerWelcome',
      entityUuid: customer.uuid,
      letter: welcomeLetter(app.config.shop.name, customer, app.url('/')),
      to: { name: customer.full_name, address: customer.email },
      deliveryId,
    });
  },
});
