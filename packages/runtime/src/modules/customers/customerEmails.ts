import type { AppContext } from '../../platform/contracts/context.ts';
import type { Events } from '../../platform/contracts/events.ts';
import { emailOn, greeting } from '../mail/index.ts';
import type { EmailKind, EmailMessage } from '../mail/index.ts';
import { CONFIRM_SECONDS, newCustomerSecret } from './credentials.ts';
import { findCustomer } from './customer.repo.ts';
import type { Customer } from './customer.repo.ts';
import { emailChange, emailChangeNotice } from './emailChange.ts';
import { EXAMPLE_CUSTOMER } from './exampleCustomer.ts';
import { customerTokens } from './customerToken.repo.ts';
import { passwordReset } from './passwordReset.ts';
import { after } from '../credentials/index.ts';

/**
 * Sends the welcome email to a new customer, in the language of the registration. Sends nothing if the customer has
 * since been disabled or deleted.
 */
const customerWelcome: EmailKind<Events['customer_registered']> = {
  id: 'customerWelcome',
  to: 'customer',
  isOpen: true,
  words: [
    { part: 'subject', key: 'customers.email.welcome.subject', placeholders: ['shop'] },
    { part: 'intro', key: 'customers.email.welcome.intro', placeholders: ['email'] },
  ],
  example: async (app) => ({ message: welcomeEmail(app, EXAMPLE_CUSTOMER, 'example'), about: null }),
  async compose({ customerUuid, locale }, from) {
    const app = from.inLanguage(locale ?? from.languages.default);
    const customer = await findCustomer(app.db, customerUuid);
    if (!customer || customer.status !== 1) return null;
    const token = customer.email_confirmed_at === null ? await newConfirmation(app, customer) : null;
    return {
      entityUuid: customer.uuid,
      language: app.language,
      message: welcomeEmail(app, customer, token),
      to: { name: customer.full_name, address: customer.email },
    };
  },
};

/** Stores the token for a link that confirms the account email. Each attempt to send the email creates a new token. */
async function newConfirmation(app: AppContext, { customer_id, uuid }: Customer): Promise<string> {
  const token = newCustomerSecret('email');
  const now = app.clock.now();
  const tokens = [{ kind: 'email', token, expiresAt: after(now, CONFIRM_SECONDS) }] as const;
  await customerTokens.insert(app.db, customer_id, { family: uuid, userAgent: null }, tokens, now);
  return token;
}

/** Composes the welcome email. `token` is for the confirmation link. Null if the email needs no confirmation. */
function welcomeEmail(
  app: AppContext,
  { full_name, email }: Pick<Customer, 'full_name' | 'email'>,
  token: string | null,
): EmailMessage {
  const text = app.texts();
  const {
    shop: { name: shop },
    customers,
  } = app.config;
  const confirm = token !== null && {
    label: text('customers.email.welcome.confirm'),
    url: app.url(customers.confirmEmailUrl, { token }),
  };
  return {
    subject: text('customers.email.welcome.subject', { shop }),
    blocks: [
      greeting(text, full_name),
      { paragraph: text('customers.email.welcome.intro', { email }) },
      ...(confirm ? [{ paragraph: text('customers.email.welcome.why') }, { link: confirm }] : []),
      { link: { label: text('customers.email.welcome.visit', { shop }), url: app.url('/') } },
    ],
  };
}

/** The account emails. */
export const customerEmails: readonly EmailKind[] = [
  customerWelcome,
  passwordReset,
  emailChange,
  emailChangeNotice,
];

/** The subscribers that send the account emails. */
export const customerMailers = [
  emailOn('customer_registered', 'customers.mailWelcome', customerWelcome),
  emailOn('password_reset_requested', 'customers.mailPasswordReset', passwordReset),
  emailOn('customer_email_change_requested', 'customers.mailEmailChange', emailChange),
  emailOn('customer_email_change_requested', 'customers.mailEmailChangeNotice', emailChangeNotice),
];
