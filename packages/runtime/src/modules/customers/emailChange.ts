import type { AppContext } from '../../platform/contracts/context.ts';
import type { Events } from '../../platform/contracts/events.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { greeting } from '../mail/index.ts';
import type { EmailKind, EmailMessage } from '../mail/index.ts';
import { EMAIL_CHANGE_SECONDS, newCustomerSecret } from './credentials.ts';
import { findCustomer } from './customer.repo.ts';
import { EXAMPLE_CUSTOMER } from './exampleCustomer.ts';
import { findEmailChange } from './customerEmailChange.repo.ts';
import { customerTokens } from './customerToken.repo.ts';

type Requested = Events['customer_email_change_requested'];

/**
 * Sends a confirmation link to a customer's new email, which takes effect after confirmation. Sends nothing if an
 * account already uses the email. Limits how many of these emails an account can trigger, across all addresses.
 */
export const emailChange: EmailKind<Requested> = {
  id: 'emailChange',
  to: 'customer',
  isOpen: true,
  isMandatory: true,
  words: [
    { part: 'subject', key: 'customers.email.change.subject', placeholders: ['shop'] },
    { part: 'intro', key: 'customers.email.change.intro', placeholders: ['shop', 'email'] },
  ],
  example: async (app) => ({ message: changeEmail(app, EXAMPLE_CUSTOMER, 'example'), about: null }),
  async compose({ changeUuid, locale }, from) {
    const app = from.inLanguage(locale ?? from.languages.default);
    const now = app.clock.now();
    const change = await findEmailChange(app.db, changeUuid, now);
    if (!change || (await hasTooMany(app, change.customer_uuid))) return null;
    const token = newCustomerSecret('email');
    const tokens = [{ kind: 'email', token, expiresAt: new Date(change.expires_at) }] as const;
    await customerTokens.insert(
      app.db,
      change.customer_id,
      { family: change.uuid, userAgent: null },
      tokens,
      now,
    );
    return {
      entityUuid: change.customer_uuid,
      language: app.language,
      message: changeEmail(app, change, token),
      to: { name: change.full_name, address: change.email },
    };
  },
};

/** Composes the email with the link that confirms a new email. */
function changeEmail(
  app: AppContext,
  { full_name, email }: { readonly full_name: string; readonly email: string },
  token: string,
): EmailMessage {
  const text = app.texts();
  const { shop, customers } = app.config;
  return {
    subject: text('customers.email.change.subject', { shop: shop.name }),
    blocks: [
      greeting(text, full_name),
      { paragraph: text('customers.email.change.intro', { shop: shop.name, email }) },
      {
        link: {
          label: text('customers.email.change.confirm'),
          url: app.url(customers.confirmEmailUrl, { token }),
        },
      },
      { paragraph: text('customers.email.change.validity', { hours: EMAIL_CHANGE_SECONDS / 3600 }) },
    ],
  };
}

/**
 * Counts an email toward the limit of the account that triggers it, because the `mail` rate limit counts only by
 * recipient.
 */
async function hasTooMany(app: AppContext, customerUuid: string): Promise<boolean> {
  const { mail } = serverOf(app).limits;
  return mail !== null && (await mail.take(`${emailChange.id} of ${customerUuid}`)).refused;
}

/** Notifies a customer at their current email that a new email was requested. */
export const emailChangeNotice: EmailKind<Requested> = {
  id: 'emailChangeNotice',
  to: 'customer',
  isMandatory: true,
  words: [
    { part: 'subject', key: 'customers.email.changeNotice.subject', placeholders: ['shop'] },
    { part: 'intro', key: 'customers.email.changeNotice.intro', placeholders: ['shop', 'email'] },
  ],
  example: async (app) => ({
    message: noticeEmail(app, EXAMPLE_CUSTOMER.full_name, EXAMPLE_CUSTOMER.email),
    about: null,
  }),
  async compose({ customerUuid, email, formerEmail, locale }, from) {
    const app = from.inLanguage(locale ?? from.languages.default);
    const customer = await findCustomer(app.db, customerUuid);
    if (!customer || customer.status !== 1) return null;
    return {
      entityUuid: customer.uuid,
      language: app.language,
      message: noticeEmail(app, customer.full_name, email),
      to: { name: customer.full_name, address: formerEmail },
    };
  },
};

/** Composes the notification about a requested new email. */
function noticeEmail(app: AppContext, name: string, email: string): EmailMessage {
  const text = app.texts();
  const { name: shop } = app.config.shop;
  return {
    subject: text('customers.email.changeNotice.subject', { shop }),
    blocks: [
      greeting(text, name),
      { paragraph: text('customers.email.changeNotice.intro', { shop, email }) },
      { paragraph: text('customers.email.changeNotice.whatToDo') },
    ],
  };
}
