import type { AppContext } from '../../../platform/contracts/context.ts';
import { failSpanAs, inTrace, traceHeaders } from '../../../platform/acting/spans.ts';
import { runtimeVersion } from '../../../platform/runtimeVersion.ts';
import { attemptDelivery, NotMade, postWithin, ReceiverGone } from '../attemptDelivery.ts';
import type { Limits, SentDelivery, Try } from '../attemptDelivery.ts';
import { sentHeaders } from '../guardedFetch.ts';
import type { ReceiverAnswer } from '../post.ts';
import { isAllowedHost, receiverUrl } from '../receiverUrl.ts';
import type { Sender, SenderMessage } from './contract.ts';
import type { ClaimedMessage } from './sent.repo.ts';

/** Sends a message once, outside any transaction, and returns the outcome. Rejects only if `signal` aborts because the process is stopping. */
export function sendMessage(app: AppContext, claimed: ClaimedMessage, limits: Limits): Promise<SentDelivery> {
  const sender = app.registry('senders').get(claimed.sender);
  const message = messageOf(claimed);
  return attemptDelivery(
    app,
    {
      attempts: claimed.attempts,
      body: claimed.body,
      async makeBody() {
        if (!sender) throw new ReceiverGone('The sender is gone');
        const body: unknown = await sender.body(message, app, app.db);
        if (typeof body !== 'string') throw new Error('The body must be a string');
        return body;
      },
      send: (body, attempt) => {
        if (!sender) throw new ReceiverGone('The sender is gone');
        return tracedRequest(app, { sender, message, attempts: claimed.attempts }, body, attempt);
      },
    },
    limits,
  );
}

const messageOf = ({ event_uuid, receiver, topic, payload, emitted_at }: ClaimedMessage): SenderMessage => ({
  key: event_uuid,
  receiver,
  topic,
  payload,
  queuedAt: new Date(emitted_at),
});

interface Sending {
  readonly sender: Sender;
  readonly message: SenderMessage;
  readonly attempts: number;
}

/** Sends the request in a separate trace, which the receiver can continue. */
const tracedRequest = (
  app: AppContext,
  sending: Sending,
  body: string,
  attempt: Try,
): Promise<ReceiverAnswer> =>
  inTrace(
    `message ${sending.message.topic}`,
    {
      kind: 'producer',
      attributes: {
        'messaging.system': 'shop',
        'messaging.operation.type': 'send',
        'messaging.destination.name': sending.message.topic,
        'messaging.message.id': sending.message.key,
        'shop.sender': sending.sender.id,
        'shop.attempt': sending.attempts,
      },
    },
    async (span) => {
      const answer = await request(app, sending, body, attempt);
      span.setAttribute('http.response.status_code', answer.status);
      if (answer.status >= 300) failSpanAs(span, String(answer.status));
      return answer;
    },
  );

async function request(
  app: AppContext,
  { sender, message, attempts }: Sending,
  body: string,
  { triedAt, ...limits }: Try,
): Promise<ReceiverAnswer> {
  const receiver = await made(() => sender.receiver(message.receiver, app, app.db));
  if (receiver === null) throw new ReceiverGone('The receiver is gone');
  const hosts = { mode: app.config.mode, webhooks: { allowedHosts: receiver.allowedHosts ?? [] } };
  const url = receiverUrl(hosts, receiver.url);
  const bytes = Buffer.from(body);
  const own = await made(
    async () =>
      sender.headers?.({ ...message, method: 'POST', url, bytes, attempt: attempts, at: triedAt }, app) ?? {},
  );
  return postWithin(limits, {
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': `Shop-Webhooks/${runtimeVersion()}`,
      ...traceHeaders(),
      ...sentHeaders(own),
    },
    mayBePrivate: isAllowedHost(hosts, url),
  });
}

/** Calls a function of the sender. Its errors count as failures of the shop and not of the receiver. */
const made = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    throw new NotMade(error instanceof Error ? error.message : String(error), { cause: error });
  }
};
