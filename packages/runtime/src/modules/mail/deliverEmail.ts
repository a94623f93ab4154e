import type { AppContext } from '../../platform/context.ts';
import { builtInTransport } from './builtInTransport.ts';
import type { EmailRecipient, OutgoingEmail } from './contract.ts';
import { plainName } from './greeting.ts';
import type { EmailMessage, EmailContext } from './emailMessage.ts';
import { renderEmail } from './renderEmail.ts';

export interface EmailToSend extends EmailContext {
  readonly message: EmailMessage;
  readonly to: EmailRecipient;
  /** The id is the same at each try. */
  readonly deliveryId: string;
}

/**
 * Runs the processors of `email` over an e-mail, and hands it to the transport for one recipient. Throws what the transport
 * throws. Never in a transaction. A shop without a transport logs that and sends nothing.
 */
export async function deliverEmail(
  app: AppContext,
  { message, to, deliveryId, ...context }: EmailToSend,
): Promise<void> {
  const { kind } = context;
  const [contributed] = app.registry('mailTransport').list();
  const transport = contributed ?? builtInTransport(app.config);
  if (!transport) {
    app.log.warn(
      { kind, deliveryId },
      'an e-mail is not sent: the shop has no mail.url and no mail transport',
    );
    return;
  }
  const processed = await app.process('email', message, context);
  if (!processed) return;
  await transport.send(toOutgoing(app, processed, to, deliveryId), app);
  app.log.info({ kind, deliveryId, transport: transport.name }, 'e-mail sent');
}

function toOutgoing(
  { config }: AppContext,
  message: EmailMessage,
  to: EmailRecipient,
  deliveryId: string,
): OutgoingEmail {
  const host = new URL(config.shop.url).hostname;
  return {
    from: config.mail.from ?? `${quoted(config.shop.name)} <no-reply@${host}>`,
    to: { name: plainName(to.name) ?? '', address: to.address },
    // A line break would begin another header.
    subject: message.subject.replace(/\s+/g, ' ').trim(),
    messageId: `<${deliveryId}@${host}>`,
    ...renderEmail(message, config.shop.name, config.shop.locale),
  };
}

const quoted = (name: string): string => `"${name.replace(/["\\\r\n]/g, ' ')}"`;
