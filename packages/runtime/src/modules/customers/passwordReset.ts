import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Events } from '../../platform/contracts/events.ts';
import { greeting } from '../mail/index.ts';
import type { EmailKind, EmailMessage } from '../mail/index.ts';
import { newCustomerSecret, RESET_SECONDS } from './credentials.ts';
import { EXAMPLE_CUSTOMER } from './exampleCustomer.ts';
import { findEnabledCustomer, updateCustomerRow } from './customer.repo.ts';
import type { Customer } from './customer.repo.ts';
import { customerTokens, endLogins } from './customerToken.repo.ts';
import { after, hashPassword, invalidResetToken } from '../credentials/index.ts';

/**
 * Accepts a password reset request. A subscriber looks up the account later, so neither the response nor its timing
 * reveals whether it exists.
 */
export const requestPasswordReset = (app: AppContext, db: Db, email: string): Promise<void> =>
  app.emit(db, { name: 'password_reset_requested', payload: { email, locale: app.language } });

/**
 * Sends a password reset link to the enabled customer with the email, in the language of the request. Sends nothing
 * if there is no such customer. Each attempt to send the email creates a new token.
 */
export const passwordReset: EmailKind<Events['password_reset_requested']> = {
  id: 'passwordReset',
  to: 'customer',
  isOpen: true,
  isMandatory: true,
  words: [
    { part: 'subject', key: 'customers.email.reset.subject', placeholders: ['shop'] },
    { part: 'intro', key: 'customers.email.reset.intro', placeholders: ['email'] },
  ],
  example: async (app) => ({
    message: resetEmail(app, EXAMPLE_CUSTOMER, resetUrl(app, 'example'), RESET_SECONDS / 3600),
    about: null,
  }),
  async compose({ email, locale }, from) {
    const app = from.inLanguage(locale ?? from.languages.default);
    const customer = await findEnabledCustomer(app.db, email);
    if (!customer) return null;
    const token = newCustomerSecret('reset');
    const now = app.clock.now();
    const tokens = [{ kind: 'reset', token, expiresAt: after(now, RESET_SECONDS) }] as const;
    const login = { family: randomUUID(), userAgent: null };
    await customerTokens.insert(app.db, customer.customer_id, login, tokens, now);
    return {
      entityUuid: customer.uuid,
      language: app.language,
      message: resetEmail(app, customer, resetUrl(app, token), RESET_SECONDS / 3600),
      to: { name: customer.full_name, address: customer.email },
    };
  },
};

/** Composes the email with the password reset link and the number of hours for which the link is valid. */
function resetEmail(
  app: AppContext,
  { full_name, email }: Pick<Customer, 'full_name' | 'email'>,
  url: string,
  hours: number,
): EmailMessage {
  const text = app.texts();
  return {
    subject: text('customers.email.reset.subject', { shop: app.config.shop.name }),
    blocks: [
      greeting(text, full_name),
      { paragraph: text('customers.email.reset.intro', { email }) },
      { link: { label: text('customers.email.reset.choose'), url } },
      { paragraph: text('customers.email.reset.validity', { hours }) },
    ],
  };
}

const resetUrl = (app: AppContext, token: string): string =>
  app.url(app.config.customers.resetPasswordUrl, { token });

/** Reports whether a password reset link can still be used. */
export const canResetPassword = (app: AppContext, db: Db, token: string): Promise<boolean> =>
  customerTokens.isResetToken(db, token, app.clock.now());

/**
 * Sets a new password using the single-use token from a password reset link. Revokes all other tokens and sessions of
 * the customer.
 */
export async function resetPassword(
  app: AppContext,
  db: Db,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const owner = await customerTokens.lockResetToken(tx, token, app.clock.now());
    if (!owner) throw invalidResetToken();
    await updateCustomerRow(tx, owner.uuid, { passwordHash, confirmsEmail: true });
    await endLogins(tx, owner.id);
  });
}
