import type { AppContext } from '../../platform/contracts/context.ts';
import { builtInTransport } from './builtInTransport.ts';
import type { EmailRecipient, MailTransport, OutgoingEmail } from './contract.ts';
import { plainName } from './greeting.ts';
import { readEmailFooter } from './emailFooter.ts';
import type { EmailMessage, EmailContext } from './emailMessage.ts';
import { renderEmail } from './renderEmail.ts';
import type { EmailFrame } from './renderEmail.ts';

export interface EmailToSend extends EmailContext {
  readonly message: EmailMessage;
  readonly to: EmailRecipient;
  /** The shop theme, read once for the texts and the frame of the email. */
  readonly look: EmailFrame['look'];
  /** The id of the outbox delivery. It is the same for every attempt. */
  readonly deliveryId: string;
}

/**
 * Returns the active mail transport: an extension's transport, or otherwise the configured one. Returns null if there
 * is neither.
 */
export function findTransport(app: AppContext): MailTransport | null {
  const [contributed] = app.registry('mailTransport').list();
  return contributed ?? builtInTransport(app.config);
}

/**
 * Renders an email with `outgoingEmail` and sends it to one recipient through a transport. Returns false if a
 * processor suppressed the email. Rethrows the transport's errors. Never call it in a transaction.
 */
export async function deliverEmail(
  app: AppContext,
  transport: MailTransport,
  email: EmailToSend,
): Promise<boolean> {
  const outgoing = await outgoingEmail(app, email);
  if (!outgoing) return false;
  await transport.send(outgoing, app);
  const { kind, deliveryId } = email;
  app.log.info({ kind, deliveryId, transport: transport.name }, 'email sent');
  return true;
}

/**
 * Runs the `email` processors on an email and renders the result with the shop's footer. Returns null if a processor
 * suppressed the email. Does not send the email.
 */
export async function outgoingEmail(
  app: AppContext,
  { message, to, look, deliveryId, ...context }: EmailToSend,
): Promise<OutgoingEmail | null> {
  const processed = await app.process('email', message, context);
  if (!processed) return null;
  const footer = await readEmailFooter(app, context.kind);
  return toOutgoing(app, processed, { look, footer }, to, deliveryId);
}

function toOutgoing(
  { config, locale, url }: AppContext,
  message: EmailMessage,
  { look, footer }: Pick<EmailFrame, 'look' | 'footer'>,
  to: EmailRecipient,
  deliveryId: string,
): OutgoingEmail {
  const host = new URL(config.shop.url).hostname;
  return {
    from: config.mail.from ?? `${quoted(look.name)} <no-reply@${host}>`,
    to: { name: plainName(to.name) ?? '', address: to.address },
    // A line break would start another header.
    subject: message.subject.replace(/\s+/g, ' ').trim(),
    messageId: `<${deliveryId}@${host}>`,
    ...(message.attachments && { attachments: message.attachments }),
    ...furtherHeaders(message),
    ...renderEmail(message, { look, footer, locale, addressOf: (path) => url(path) }),
  };
}

/** Creates the optional email headers. */
const furtherHeaders = ({
  replyTo,
  unsubscribeUrl,
}: EmailMessage): Pick<OutgoingEmail, 'replyTo' | 'headers'> => ({
  ...(replyTo && { replyTo: { name: plainName(replyTo.name) ?? '', address: replyTo.address } }),
  ...(unsubscribeUrl !== undefined && {
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
});

const quoted = (name: string): string => `"${name.replace(/["\\\r\n]/g, ' ')}"`;
