import type { AppContext } from '../../platform/contracts/context.ts';
import { findAdmin } from '../auth/index.ts';
import type { AdminUser, SecondFactorRemovedPayload } from '../auth/index.ts';
import { greeting } from '../mail/index.ts';
import type { EmailKind, EmailMessage } from '../mail/index.ts';

/** Notifies an administrator that the account's authenticator and passkeys were removed. */
export const secondFactorRemoved: EmailKind<SecondFactorRemovedPayload> = {
  id: 'secondFactorRemoved',
  to: 'administrator',
  isMandatory: true,
  words: [
    { part: 'subject', key: 'recovery.secondFactor.subject', placeholders: ['shop'] },
    { part: 'intro', key: 'recovery.secondFactor.intro', placeholders: ['email', 'shop'] },
  ],
  example: async (app) => ({
    message: removedEmail(app, { full_name: 'Grace Hopper', email: 'grace@example.com' }),
    about: null,
  }),
  async compose({ admin_user_uuid }, app) {
    const admin = await findAdmin(app.db, admin_user_uuid);
    if (!admin) return null;
    return {
      entityUuid: admin.uuid,
      message: removedEmail(app, admin),
      to: { name: admin.full_name, address: admin.email },
    };
  },
};

/**
 * Creates the email, which asks the administrator to set up a new second factor and explains what to do if the
 * administrator did not request the removal.
 */
function removedEmail(app: AppContext, admin: Pick<AdminUser, 'full_name' | 'email'>): EmailMessage {
  const text = app.texts();
  const { shop } = app.config;
  return {
    subject: text('recovery.secondFactor.subject', { shop: shop.name }),
    blocks: [
      greeting(text, admin.full_name),
      { paragraph: text('recovery.secondFactor.intro', { email: admin.email, shop: shop.name }) },
      { link: { label: text('recovery.secondFactor.setUp'), url: app.url('/admin/profile') } },
      { paragraph: text('recovery.secondFactor.unwanted') },
    ],
  };
}
