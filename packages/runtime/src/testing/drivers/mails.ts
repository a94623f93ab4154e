import type { OutgoingEmail } from '../../modules/mail/contract.ts';
import type { AppContext } from '../../platform/contracts/context.ts';

/** An email sent by the shop. */
export interface TestMail extends OutgoingEmail {
  /** The links in the email body, in order of appearance. */
  readonly links: readonly string[];
}

/** Returns all emails in the mailbox, or the emails to one address. Throws if the shop uses another email transport. */
export function mailsTo(
  app: AppContext,
  sent: readonly OutgoingEmail[],
  to: string | undefined,
): readonly TestMail[] {
  const [transport] = app.registry('mailTransport').list();
  if (transport?.name !== 'test')
    throw new Error(
      `The emails of this shop are sent by ${transport ? `the transport "${transport.name}"` : 'no transport'}: leave out "standIns: false", or look there.`,
    );
  const recipient = to?.toLowerCase();
  return sent
    .filter((mail) => recipient === undefined || mail.to.address.toLowerCase() === recipient)
    .map((mail) => ({ ...mail, links: mail.text.match(/https?:\/\/[^\s<>"]+/g) ?? [] }));
}
