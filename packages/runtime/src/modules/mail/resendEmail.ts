import { recordItems } from '../../platform/audit/recordItems.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { defineSubscriber } from '../../platform/contracts/events.ts';
import { checkSendable } from './checkSendable.ts';
import { findEmail, findEmailInput } from './emailLog.repo.ts';
import type { LoggedEmail } from './emailLog.ts';
import { emailKindNotFound, emailNotFound, emailNotResendable } from './errors.ts';
import { sendEmail } from './sendEmail.ts';

/**
 * Resends a logged email through the outbox. The email is composed again and sent to the current address of the
 * customer or order. Opens a transaction. Throws `EMAIL_NOT_FOUND` (404), or `EMAIL_NOT_RESENDABLE`,
 * `EMAIL_SWITCHED_OFF` or `NO_MAIL_TRANSPORT` (409).
 */
export async function resendEmail(app: AppContext, db: Db, uuid: string): Promise<LoggedEmail> {
  const email = await findEmail(db, uuid);
  if (!email) throw emailNotFound();
  if (!email.can_resend) throw emailNotResendable();
  const kind = app.registry('emails').get(email.kind);
  if (!kind) throw emailKindNotFound(email.kind);
  await checkSendable(app, kind);
  await db.transaction(async (tx) => {
    await recordItems(tx, { entityType: 'email', list: 'resends', added: [{ uuid, kind: email.kind }] });
    await app.emit(tx, { name: 'email_resend_requested', payload: { emailUuid: uuid } });
  });
  return email;
}

/**
 * Sends the emails requested with `resendEmail`. They do not count toward the `mail` rate limit, which applies to
 * emails that anyone can trigger. Emails that have since been removed from the log are not sent.
 */
export const resendLogged = defineSubscriber({
  id: 'mail.resend',
  event: 'email_resend_requested',
  async handle({ emailUuid }, app, { deliveryId }) {
    const logged = await findEmailInput(app.db, emailUuid);
    if (!logged) return;
    const kind = app.registry('emails').get(logged.kind);
    if (!kind) throw emailKindNotFound(logged.kind);
    await sendEmail(app, { ...kind, isOpen: false }, logged.input as never, deliveryId);
  },
});
