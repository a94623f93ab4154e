import type { AppContext } from '../../platform/context.ts';
import { builtInTransport } from './builtInTransport.ts';
import type { Mail } from './contract.ts';
import { plainName } from './greeting.ts';
import type { Letter, LetterContext } from './letter.ts';
import { renderLetter } from './renderLetter.ts';

export interface LetterTo {
  readonly name: string;
  readonly address: string;
}

export interface LetterToSend extends LetterContext {
  readonly letter: Letter;
  readonly to: LetterTo;
  /** The same at each try. */
  readonly deliveryId: string;
}

/**
 * Sends a letter to one recipient, after the processors of `letter`. Throws what the transport throws. Never in a
 * transaction. A shop without a transport says so in its log and sends nothing.
 */
export async function sendLetter(
  app: AppContext,
  { letter, to, deliveryId, ...context }: LetterToSend,
): Promise<void> {
  const { kind } = context;
  const [contributed] = app.registry('mailTransport').list();
  const transport = contributed ?? builtInTransport(app.config);
  if (!transport) {
    app.log.warn({ kind, deliveryId }, 'a mail is not sent: the shop has no mail.url and no mail transport');
    return;
  }
  const processed = await app.process('letter', letter, context);
  if (!processed) return;
  await transport.send(mailOf(app, processed, to, deliveryId), app);
  app.log.info({ kind, deliveryId, transport: transport.name }, 'mail sent');
}

function mailOf({ config }: AppContext, letter: Letter, to: LetterTo, deliveryId: string): Mail {
  const host = new URL(config.shop.url).hostname;
  return {
    from: config.mail.from ?? `${quoted(config.shop.name)} <no-reply@${host}>`,
    to: { name: plainName(to.name) ?? '', address: to.address },
    // A line break would begin another header.
    subject: letter.subject.replace(/\s+/g, ' ').trim(),
    messageId: `<${deliveryId}@${host}>`,
    ...renderLetter(letter, config.shop.name, config.shop.locale),
  };
}

const quoted = (name: string): string => `"${name.replace(/["\\\r\n]/g, ' ')}"`;
