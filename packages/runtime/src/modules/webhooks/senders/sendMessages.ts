import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Stop } from '../../../platform/contracts/extension.ts';
import { claimDeliveries, isAnyDue } from '../channels.repo.ts';
import { holding, LEASE_MARGIN_MS, startLoop } from '../sender.ts';
import type { Send } from '../sender.ts';
import { senderIds } from './deliveries.ts';
import { sendMessage } from './sendMessage.ts';
import { saveSentOutcome, senderChannels } from './sent.repo.ts';
import type { ClaimedMessage } from './sent.repo.ts';

/** Sends the messages of extensions until the process stops. Does nothing in a shop without senders. */
export function startMessages(app: AppContext): Stop {
  const senders = senderIds(app);
  if (senders.length === 0) return () => Promise.resolve();
  const channels = senderChannels(senders);
  return startLoop(app, (limit, isIdle) => claim(app, channels, limit, isIdle));
}

/** Claims due messages. Returns one function per message that sends the message and never rejects. */
async function claim(
  app: AppContext,
  channels: ReturnType<typeof senderChannels>,
  limit: number,
  isIdle: boolean,
): Promise<readonly Send[]> {
  const now = app.clock.now();
  if (limit <= 0 || (isIdle && !(await isAnyDue(app.db, channels, now)))) return [];
  const deadlineMs = (await app.setting('webhookDeadlineSeconds')) * 1000;
  const { callMs } = app.config.deadlines;
  // The sender's functions have deadlines of their own.
  const until = new Date(now.getTime() + deadlineMs + 3 * callMs + LEASE_MARGIN_MS);
  const claimed = await claimDeliveries(app.db, channels, { now, until, limit });
  return claimed.map((message) => {
    const held = { ...message, until };
    const lost = { about: aboutOf(message), text: 'a message could not be recorded, it will be sent again' };
    return holding(app, held, lost, (signal) => send(app, held, { deadlineMs, signal }));
  });
}

const aboutOf = ({ sender, receiver, event_uuid }: ClaimedMessage) => ({
  sender,
  receiver,
  message: event_uuid,
});

async function send(
  app: AppContext,
  message: ClaimedMessage & { readonly until: Date },
  limits: { readonly deadlineMs: number; readonly signal: AbortSignal },
): Promise<void> {
  const { outcome } = await sendMessage(app, message, limits);
  const saved = await saveSentOutcome(app.db, message, outcome);
  if (saved === 0 || outcome.status === 'delivered') return;
  const { failure, responseStatus: status } = outcome;
  app.log.info(
    { ...aboutOf(message), topic: message.topic, attempt: message.attempts, failure, status },
    outcome.status === 'failed' ? 'message given up' : 'message not delivered, it will be tried again',
  );
}
