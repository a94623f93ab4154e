import { emailOn } from '../mail/index.ts';
import type { EmailKind } from '../mail/index.ts';
import { findCustomer } from './customer.repo.ts';
import type { CustomerEventPayload } from './events.ts';
import { welcomeEmail } from './emailTexts.ts';
import { passwordReset } from './passwordReset.ts';

/** Greets a new customer. One who is disabled, or gone by now, gets no e-mail. */
const customerWelcome: EmailKind<CustomerEventPayload> = {
  id: 'customerWelcome',
  to: 'customer',
  isOpen: true,
  async compose({ customerUuid }, app) {
    const customer = await findCustomer(app.db, customerUuid);
    if (!customer || customer.status !== 1) return null;
    return {
      entityUuid: customer.uuid,
      message: welcomeEmail(app, customer),
      to: { name: customer.full_name, address: customer.email },
    };
  },
};

/** The e-mails about accounts. */
export const customerEmails: readonly EmailKind[] = [customerWelcome, passwordReset];

/** The subscribers that send these e-mails. */
export const customerMailers = [
  emailOn('customer_registered', 'customers.mailWelcome', customerWelcome),
  emailOn('password_reset_requested', 'customers.mailPasswordReset', passwordReset),
];
