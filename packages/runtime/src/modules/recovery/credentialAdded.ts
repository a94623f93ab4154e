import type { AppContext } from '../../platform/contracts/context.ts';
import { findAdmin } from '../auth/index.ts';
import type { AdminUser, CredentialAddedPayload } from '../auth/index.ts';
import { greeting } from '../mail/index.ts';
import type { EmailKind, EmailMessage } from '../mail/index.ts';

type Credential = CredentialAddedPayload['credential'];

const WHAT = {
  totp: 'recovery.added.totp',
  passkey: 'recovery.added.passkey',
  api_token: 'recovery.added.apiToken',
} as const satisfies Record<Credential, string>;

/** Notifies an administrator that an authenticator, a passkey or an API token was added to the account. */
export const credentialAdded: EmailKind<CredentialAddedPayload> = {
  id: 'credentialAdded',
  to: 'administrator',
  isMandatory: true,
  words: [{ part: 'subject', key: 'recovery.added.subject', placeholders: ['shop'] }],
  example: async (app) => ({
    message: addedEmail(app, { full_name: 'Grace Hopper', email: 'grace@example.com' }, 'passkey'),
    about: null,
  }),
  async compose({ admin_user_uuid, credential }, app) {
    const admin = await findAdmin(app.db, admin_user_uuid);
    if (!admin) return null;
    return {
      entityUuid: admin.uuid,
      message: addedEmail(app, admin, credential),
      to: { name: admin.full_name, address: admin.email },
    };
  },
};

/** Creates the email, which explains what to do if the administrator did not make this change. */
function addedEmail(
  app: AppContext,
  { full_name, email }: Pick<AdminUser, 'full_name' | 'email'>,
  credential: Credential,
): EmailMessage {
  const text = app.texts();
  const { name: shop } = app.config.shop;
  return {
    subject: text('recovery.added.subject', { shop }),
    blocks: [
      greeting(text, full_name),
      { paragraph: text(WHAT[credential], { email, shop }) },
      { link: { label: text('recovery.secondFactor.setUp'), url: app.url('/admin/profile') } },
      { paragraph: text('recovery.added.unwanted') },
    ],
  };
}
