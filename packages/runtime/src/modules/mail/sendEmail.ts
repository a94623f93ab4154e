import { hash } from 'node:crypto';
import type { AppContext } from '../../platform/context.ts';
import { serverOf } from '../../platform/serverContext.ts';
import type { MailTransport } from './contract.ts';
import { switchOf } from './emailKind.ts';
import type { EmailKind } from './emailKind.ts';
import { merchantAddresses } from './merchantAddresses.ts';
import { deliverEmail, findTransport } from './deliverEmail.ts';
import type { EmailToSend } from './deliverEmail.ts';

/**
 * Composes an e-mail of a kind and sends it, unless the kind is switched off or nothing was composed. Throws the transport's
 * errors, so that the outbox tries again; `deliveryId` is the same at each try. Never call it in a transaction. A shop without a
 * transport logs that and sends nothing.
 */
export async function sendEmail<Input>(
  app: AppContext,
  kind: EmailKind<Input>,
  input: Input,
  deliveryId: string,
): Promise<void> {
  const transport = findTransport(app);
  // This comes first, so that a shop that sends no e-mails composes none.
  if (!transport)
    return app.log.warn(
      { kind: kind.id, deliveryId },
      'an e-mail is not sent: the shop has no mail.url and no mail transport',
    );
  if ((await app.setting(switchOf(kind))) !== true) return;
  const composed = await kind.compose(input, app);
  if (!composed) return;
  const speaking = app.inLanguage(composed.language ?? app.languages.default);
  const recipients = composed.to ? [composed.to] : await merchantAddresses(app);
  for (const to of recipients) {
    const message = {
      kind: kind.id,
      entityUuid: composed.entityUuid,
      message: composed.message,
      to,
      deliveryId,
    };
    await (kind.isOpen
      ? sendLimited(speaking, transport, message)
      : deliverEmail(speaking, transport, message));
  }
}

/**
 * Sends an e-mail unless its recipient has had too many of the kind lately; whoever triggered it does not learn that. The kinds
 * are counted separately, so that orders in somebody's name do not hold back the e-mail for their new password. A failed e-mail
 * does not count.
 */
async function sendLimited(app: AppContext, transport: MailTransport, message: EmailToSend): Promise<void> {
  const { kind, deliveryId, to } = message;
  const { mail } = serverOf(app).limits;
  const key = `${kind} ${mailboxOf(to.address)}`;
  if (mail && (await mail.take(key)).refused)
    return app.log.warn(
      { kind, deliveryId },
      'an e-mail is not sent: its recipient has had too many of this kind',
    );
  try {
    await deliverEmail(app, transport, message);
  } catch (error) {
    await mail?.giveBack(key);
    throw error;
  }
}

/** Hashes an address, without regard to case and to the tag that leads to the same mailbox: `ada+1@…` is `ada@…`. */
const mailboxOf = (address: string): string => hash('sha256', address.toLowerCase().replace(/\+[^@]*@/, '@'));
