import type { AppContext } from '../../platform/contracts/context.ts';
import { failSpanAs, inTrace, traceHeaders } from '../../platform/acting/spans.ts';
import { runtimeVersion } from '../../platform/runtimeVersion.ts';
import { attemptDelivery, postWithin } from './attemptDelivery.ts';
import type { Limits, SentDelivery, Try } from './attemptDelivery.ts';
import type { ReceiverAnswer } from './post.ts';
import { isAllowedHost, receiverUrl } from './receiverUrl.ts';
import { openSecrets, signatureOf } from './secret.ts';
import type { ClaimedDelivery } from './sending.repo.ts';

/** The version of the delivery payload format. Breaking changes increment it. */
const PAYLOAD_VERSION = 1;

/** The delivery columns required for an attempt. */
export type DeliveryToSend = Pick<
  ClaimedDelivery,
  | 'webhook_uuid'
  | 'url'
  | 'event_uuid'
  | 'topic'
  | 'payload'
  | 'emitted_at'
  | 'attempts'
  | 'body'
  | 'secret'
  | 'former_secrets'
>;

/**
 * Sends a delivery once, outside any transaction, and returns the outcome. Rejects only if `signal` aborts because
 * the process is stopping.
 */
export const sendDelivery = (
  app: AppContext,
  delivery: DeliveryToSend,
  limits: Limits,
): Promise<SentDelivery> =>
  attemptDelivery(
    app,
    {
      attempts: delivery.attempts,
      body: delivery.body,
      makeBody: () => bodyOf(app, delivery),
      send: (body, attempt) => tracedRequest(app, delivery, body, attempt),
    },
    limits,
  );

/** Creates the request body of a delivery from the event and the records that its topic reads. */
async function bodyOf(app: AppContext, { topic, payload, emitted_at }: DeliveryToSend): Promise<string> {
  const records = await app
    .registry('webhookTopics')
    .get(topic)
    ?.load?.(payload as never, app, app.db);
  return JSON.stringify({
    type: topic,
    timestamp: new Date(emitted_at).toISOString(),
    version: PAYLOAD_VERSION,
    data: { ...(payload as object), ...records },
  });
}

/**
 * Sends the request in a separate trace, which the receiver can continue. The event id links it to the trace in which
 * the event was emitted.
 */
const tracedRequest = (
  app: AppContext,
  delivery: DeliveryToSend,
  body: string,
  attempt: Try,
): Promise<ReceiverAnswer> =>
  inTrace(
    `webhook ${delivery.topic}`,
    {
      kind: 'producer',
      attributes: {
        'messaging.system': 'shop',
        'messaging.operation.type': 'send',
        'messaging.destination.name': delivery.topic,
        'messaging.message.id': delivery.event_uuid,
        'shop.webhook': delivery.webhook_uuid,
        'shop.attempt': delivery.attempts,
      },
    },
    async (span) => {
      const answer = await request(app, delivery, body, attempt);
      span.setAttribute('http.response.status_code', answer.status);
      if (answer.status >= 300) failSpanAs(span, String(answer.status));
      return answer;
    },
  );

async function request(
  app: AppContext,
  delivery: DeliveryToSend,
  body: string,
  { triedAt, ...limits }: Try,
): Promise<ReceiverAnswer> {
  // The configuration may have changed since the URL was saved.
  const url = receiverUrl(app.config, delivery.url);
  const id = delivery.event_uuid;
  const timestamp = Math.floor(triedAt.getTime() / 1000);
  const secrets = openSecrets(app, delivery.webhook_uuid, delivery, triedAt);
  return postWithin(limits, {
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': `Shop-Webhooks/${runtimeVersion()}`,
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureOf(secrets, { id, timestamp, body }),
      ...traceHeaders(),
    },
    mayBePrivate: isAllowedHost(app.config, url),
  });
}
