import { hash } from 'node:crypto';
import type { AppContext } from '../../platform/contracts/context.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { readLook, withShopName } from '../appearance/index.ts';
import type { EmailRecipient, MailTransport } from './contract.ts';
import { isSwitchedOn } from './emailKind.ts';
import type { ComposedEmail, EmailKind } from './emailKind.ts';
import { saveEmail } from './emailLog.repo.ts';
import type { EmailOutcome } from './emailLog.repo.ts';
import type { SuppressedReason } from './emailLog.ts';
import { merchantAddresses } from './merchantAddresses.ts';
import { deliverEmail, findTransport } from './deliverEmail.ts';
import type { EmailToSend } from './deliverEmail.ts';
import { inOwnWords, readOwnWords } from './ownWords.ts';

/**
 * Composes an email of a kind with the merchant's texts and sends it, unless the kind is disabled or `compose`
 * returns null. The email log records the outcome for each recipient. Rethrows the transport's errors, so that the
 * outbox retries. `deliveryId` is the same for every attempt. Never call it in a transaction. If the shop has no
 * transport, only the email log is updated.
 */
export async function sendEmail<Input>(
  app: AppContext,
  kind: EmailKind<Input>,
  input: Input,
  deliveryId: string,
): Promise<void> {
  const known = { kind: kind.id, deliveryId, input: kind.isResendable === false ? null : input };
  const transport = findTransport(app);
  // Checked before composing, because a shop without a transport does not need to compose emails.
  if (!transport) {
    app.log.warn(
      { kind: kind.id, deliveryId },
      'an email is not sent: the shop has no mail.url and no mail transport',
    );
    return record(app, { ...UNKNOWN, ...known, status: 'suppressed', reason: 'no_transport' });
  }
  const look = await readLook(app, app.db);
  const named = withShopName(app, look.name);
  const composed = await kind.compose(input, inOwnWords(named, kind, await readOwnWords(app, kind)));
  if (!composed) return;
  const speaking = app.inLanguage(composed.language ?? app.languages.default);
  const isOn = await isSwitchedOn(app, kind);
  for (const to of composed.to ? [composed.to] : await merchantAddresses(app)) {
    const entry = { ...known, ...entryOf(speaking, composed, to) };
    const { message, entityUuid } = composed;
    const email = { kind: kind.id, entityUuid, message, to, look, deliveryId };
    if (isOn) await sendRecorded(speaking, transport, email, entry, kind.isOpen === true);
    else await record(app, { ...entry, status: 'suppressed', reason: 'switched_off' });
  }
}

type Entry = Omit<EmailOutcome, 'status'>;
const UNKNOWN = {
  recipient: null,
  subject: null,
  language: null,
  entityUuid: null,
  orderUuid: null,
  reason: null,
  error: null,
} as const;

const entryOf = (
  { language }: AppContext,
  { message, entityUuid, orderUuid = null }: ComposedEmail,
  to: EmailRecipient,
) => ({ ...UNKNOWN, recipient: to.address, subject: message.subject, language, entityUuid, orderUuid });

async function sendRecorded(
  app: AppContext,
  transport: MailTransport,
  email: EmailToSend,
  entry: Entry,
  isLimited: boolean,
): Promise<void> {
  let reason: SuppressedReason | null;
  try {
    reason = isLimited ? await sendLimited(app, transport, email) : await sendOne(app, transport, email);
  } catch (error) {
    await record(app, { ...entry, status: 'failed', error: String(error).slice(0, MAX_ERROR) });
    throw error;
  }
  await record(app, { ...entry, status: reason === null ? 'sent' : 'suppressed', reason });
}

const MAX_ERROR = 2000;

/** Writes to the email log. Only logs a write error, because throwing it would cause the email to be sent again. */
const record = async (app: AppContext, outcome: EmailOutcome): Promise<void> => {
  await saveEmail(app.db, outcome).catch((err: unknown) =>
    app.log.error(
      { err, kind: outcome.kind, deliveryId: outcome.deliveryId },
      'the log of emails could not be written',
    ),
  );
};

const sendOne = async (
  app: AppContext,
  transport: MailTransport,
  email: EmailToSend,
): Promise<SuppressedReason | null> => ((await deliverEmail(app, transport, email)) ? null : 'held_back');

/**
 * Sends an email unless its recipient has recently received too many of the same kind. The person who triggered the
 * email is not notified of the limit. Each kind has its own count, so that orders in someone's name do not block
 * their password reset email. Failed emails do not count.
 */
async function sendLimited(
  app: AppContext,
  transport: MailTransport,
  message: EmailToSend,
): Promise<SuppressedReason | null> {
  const { kind, deliveryId, to } = message;
  const { mail } = serverOf(app).limits;
  const key = `${kind} ${mailboxOf(to.address)}`;
  if (mail && (await mail.take(key)).refused) {
    app.log.warn({ kind, deliveryId }, 'an email is not sent: its recipient has had too many of this kind');
    return 'too_many';
  }
  try {
    return await sendOne(app, transport, message);
  } catch (error) {
    await mail?.release(key);
    throw error;
  }
}

/** Hashes an email address, ignoring case and any plus tag. `ada+1@…` has the same hash as `ada@…`. */
const mailboxOf = (address: string): string => hash('sha256', address.toLowerCase().replace(/\+[^@]*@/, '@'));
