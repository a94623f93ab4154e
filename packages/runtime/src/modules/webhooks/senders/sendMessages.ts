import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Stop } from '../../../platform/contracts/extension.ts';
import { LEASE_MARGIN_MS, startLoop } from '../sender.ts';
import type { Send } from '../sender.ts';
import { releaseClaim } from '../sending.repo.ts';
import { senderIds } from './deliveries.ts';
import { sendMessage } from './sendMessage.ts';
import { claimSent, isAnySentDue, saveSentOutcome } from './sent.repo.ts';
import type { ClaimedMessage } from './sent.repo.ts';

/** Sends the messages of extensions until the process stops. Does nothing in a shop without senders. */
export function startMessages(app: AppContext): Stop {
  const senders = senderIds(app);
  if (senders.length === 0) return () => Promise.resolve();
  return startLoop(app, (limit, isIdle) => claim(app, senders, limit, isIdle));
}

/** Claims due messages. Returns one function per message that sends the message and never rejects. */
async function claim(
  app: AppContext,
  senders: readonly string[],
  limit: number,
  isIdle: boolean,
): Promise<readonly Send[]> {
  const now = app.clock.now();
  if (limit <= 0 || (isIdle && !(await isAnySentDue(app.db, senders, now)))) return [];
  const deadlineMs = (await app.setting('webhookDeadlineSeconds')) * 1000;
  const { callMs } = app.config.deadlines;
  // The sender's functions have deadlines of their own.
  const until = new Date(now.getTime() + deadlineMs + 3 * callMs + LEASE_MARGIN_MS);
  const claimed = await claimSent(app.db, senders, { now, until, limit });
  return claimed.map((message) => (signal) => send(app, { ...message, until }, { deadlineMs, signal }));
}

async function send(
  app: AppContext,
  message: ClaimedMessage & { readonly until: Date },
  { deadlineMs, signal }: { readonly deadlineMs: number; readonly signal: AbortSignal },
): Promise<void> {
  const about = { sender: message.sender, receiver: message.receiver, message: message.event_uuid };
  try {
    const { outcome } = await sendMessage(app, message, { deadlineMs, signal });
    const saved = await saveSentOutcome(app.db, message, outcome);
    if (saved === 0 || outcome.status === 'delivered') return;
    const { failure, responseStatus: status } = outcome;
    app.log.info(
      { ...about, topic: message.topic, attempt: message.attempts, failure, status },
      outcome.status === 'failed' ? 'message given up' : 'message not delivered, it will be tried again',
    );
  } catch (err) {
    if (signal.aborted) await releaseClaim(app.db, message).catch(() => 0);
    else app.log.error({ err, ...about }, 'a message could not be recorded, it will be sent again');
  }
}
