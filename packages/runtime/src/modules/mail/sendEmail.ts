import { hash } from 'node:crypto';
import type { AppContext } from '../../platform/context.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { switchOf } from './emailKind.ts';
import type { EmailKind } from './emailKind.ts';
import { merchantAddresses } from './merchantAddresses.ts';
import { sendLetter } from './sendLetter.ts';
import type { LetterToSend } from './sendLetter.ts';

/**
 * Composes an e-mail of a kind and sends it, unless the kind is switched off or there is nothing to say. Throws what the
 * transport throws, so that the outbox tries again; `deliveryId` is the same at each try. Never in a transaction.
 */
export async function sendEmail<Input>(
  app: AppContext,
  kind: EmailKind<Input>,
  input: Input,
  deliveryId: string,
): Promise<void> {
  if ((await app.setting(switchOf(kind))) !== true) return;
  const composed = await kind.compose(input, app);
  if (!composed) return;
  const recipients = composed.to ? [composed.to] : await merchantAddresses(app);
  for (const to of recipients) {
    const letter = {
      kind: kind.id,
      entityUuid: composed.entityUuid,
      letter: composed.letter,
      to,
      deliveryId,
    };
    await (kind.isOpen ? sendLimited(app, letter) : sendLetter(app, letter));
  }
}

/**
 * Sends unless the recipient has had too many of the kind lately; whoever asked for it is not told. Counted by kind, so that
 * orders in the name of somebody else do not keep their new password back. One that could not be sent does not count.
 */
async function sendLimited(app: AppContext, letter: LetterToSend): Promise<void> {
  const { kind, deliveryId, to } = letter;
  const { mail } = serverOf(app).limits;
  const key = `${kind} ${mailboxOf(to.address)}`;
  if (mail && (await mail.take(key)).refused)
    return app.log.warn(
      { kind, deliveryId },
      'an e-mail is not sent: its recipient has had too many of this kind',
    );
  try {
    await sendLetter(app, letter);
  } catch (error) {
    await mail?.giveBack(key);
    throw error;
  }
}

/** The address without regard to case, and without the tag that leads to the same mailbox: `ada+1@…` is `ada@…`. */
const mailboxOf = (address: string): string => hash('sha256', address.toLowerCase().replace(/\+[^@]*@/, '@'));
