import type { AppContext } from '../../platform/context.ts';
import type { Events } from '../../platform/events/contract.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { greeting } from '../mail/index.ts';
import type { EmailKind } from '../mail/index.ts';
import { EMAIL_CHANGE_SECONDS, newCustomerSecret } from './credentials.ts';
import { findCustomer } from './customer.repo.ts';
import { findEmailChange } from './customerEmailChange.repo.ts';
import { insertCustomerTokens } from './customerToken.repo.ts';

type Requested = Events['customer_email_change_requested'];

/**
 * Sends a link to the new e-mail of a customer, by which it begins to count. An e-mail that belongs to an account gets none, and
 * one account causes only so many of them, to whatever addresses.
 */
export const emailChange: EmailKind<Requested> = {
  id: 'emailChange',
  to: 'customer',
  isOpen: true,
  async compose({ changeUuid, locale }, from) {
    const app = from.inLanguage(locale ?? from.languages.default);
    const now = app.clock.now();
    const change = await findEmailChange(app.db, changeUuid, now);
    if (!change || (await hasTooMany(app, change.customer_uuid))) return null;
    const token = newCustomerSecret('email');
    const tokens = [{ kind: 'email', token, expiresAt: new Date(change.expires_at) }] as const;
    await insertCustomerTokens(
      app.db,
      change.customer_id,
      { family: change.uuid, userAgent: null },
      tokens,
      now,
    );
    const text = app.texts();
    const { shop, customers } = app.config;
    return {
      entityUuid: change.customer_uuid,
      language: app.language,
      message: {
        subject: text('customers.email.change.subject', { shop: shop.name }),
        blocks: [
          greeting(text, change.full_name),
          { paragraph: text('customers.email.change.intro', { shop: shop.name, email: change.email }) },
          {
            link: {
              label: text('customers.email.change.confirm'),
              url: app.url(customers.confirmEmailUrl, { token }),
            },
          },
          { paragraph: text('customers.email.change.validity', { hours: EMAIL_CHANGE_SECONDS / 3600 }) },
        ],
      },
      to: { name: change.full_name, address: change.email },
    };
  },
};

/** Counts an e-mail by the account that causes it. The tier `mail` counts by recipient alone. */
async function hasTooMany(app: AppContext, customerUuid: string): Promise<boolean> {
  const { mail } = serverOf(app).limits;
  return mail !== null && (await mail.take(`${emailChange.id} of ${customerUuid}`)).refused;
}

/** Tells the old e-mail of a customer that another one was chosen, while it still counts. */
export const emailChangeNotice: EmailKind<Requested> = {
  id: 'emailChangeNotice',
  to: 'customer',
  async compose({ customerUuid, email, formerEmail, locale }, from) {
    const app = from.inLanguage(locale ?? from.languages.default);
    const customer = await findCustomer(app.db, customerUuid);
    if (!customer || customer.status !== 1) return null;
    const text = app.texts();
    const { name: shop } = app.config.shop;
    return {
      entityUuid: customer.uuid,
      language: app.language,
      message: {
        subject: text('customers.email.changeNotice.subject', { shop }),
        blocks: [
          greeting(text, customer.full_name),
          { paragraph: text('customers.email.changeNotice.intro', { shop, email }) },
          { paragraph: text('customers.email.changeNotice.whatToDo') },
        ],
      },
      to: { name: customer.full_name, address: formerEmail },
    };
  },
};
