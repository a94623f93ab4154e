import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { issueResetToken } from '../auth/index.ts';
import type { ResetToken } from '../auth/index.ts';
import { greeting } from '../mail/index.ts';
import type { EmailKind, EmailMessage } from '../mail/index.ts';
import type { AdminPasswordResetPayload } from './events.ts';

/**
 * Accepts a password reset request. An event subscriber looks up the account later, so that neither the response nor
 * its timing reveals whether the account exists.
 */
export const requestAdminPasswordReset = (app: AppContext, db: Db, email: string): Promise<void> =>
  app.emit(db, { name: 'admin_password_reset_requested', payload: { email } });

/**
 * Sends a link with a token to the enabled administrator with this email address. Sends nothing if there is no such
 * administrator. Each attempt creates a new token.
 */
export const adminPasswordReset: EmailKind<AdminPasswordResetPayload> = {
  id: 'adminPasswordReset',
  to: 'administrator',
  isOpen: true,
  isMandatory: true,
  words: [
    { part: 'subject', key: 'recovery.email.subject', placeholders: ['shop'] },
    { part: 'intro', key: 'recovery.email.intro', placeholders: ['email', 'shop'] },
  ],
  example: async (app) => ({ message: resetEmail(app, EXAMPLE), about: null }),
  async compose({ email }, app) {
    const reset = await issueResetToken(app, email);
    if (!reset) return null;
    const { admin } = reset;
    return {
      entityUuid: admin.uuid,
      message: resetEmail(app, reset),
      to: { name: admin.full_name, address: admin.email },
    };
  },
};

/** The password reset data shown in the email. */
interface ShownReset extends Pick<ResetToken, 'token' | 'hours'> {
  readonly admin: Pick<ResetToken['admin'], 'full_name' | 'email'>;
}

const EXAMPLE: ShownReset = {
  admin: { full_name: 'Grace Hopper', email: 'grace@example.com' },
  token: 'example',
  hours: 1,
};

/** Creates the email with the link to set a new password. The link is valid for `hours` hours. */
function resetEmail(app: AppContext, { admin, token, hours }: ShownReset): EmailMessage {
  const text = app.texts();
  const { shop, users } = app.config;
  return {
    subject: text('recovery.email.subject', { shop: shop.name }),
    blocks: [
      greeting(text, admin.full_name),
      { paragraph: text('recovery.email.intro', { email: admin.email, shop: shop.name }) },
      { link: { label: text('recovery.email.choose'), url: app.url(users.resetPasswordUrl, { token }) } },
      { paragraph: text('recovery.email.validity', { hours }) },
    ],
  };
}
