import type { AppContext } from '../../platform/contracts/context.ts';
import { failSpanAs, inTrace, traceHeaders } from '../../platform/acting/spans.ts';
import { runtimeVersion } from '../../platform/runtimeVersion.ts';
import { DeadlinePassed } from '../../platform/withDeadline.ts';
import { pauseAfter } from './backoff.ts';
import type { Failure } from './delivery.ts';
import type { Outcome } from './delivery.repo.ts';
import { Refusal } from '../../platform/errors.ts';
import { AddressRefused, post } from './post.ts';
import type { ReceiverAnswer } from './post.ts';
import { isAllowedHost, receiverUrl } from './receiverUrl.ts';
import { openSecrets, signatureOf } from './secret.ts';
import type { ClaimedDelivery } from './sending.repo.ts';

/** The version of the delivery payload format. Breaking changes increment it. */
const PAYLOAD_VERSION = 1;

const MAX_ERROR = 500;
const GONE = 410;

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

/** The outcome of an attempt, and whether the receiver reported that it is gone. */
export interface SentDelivery {
  readonly outcome: Outcome;
  readonly isRemoved: boolean;
}

/**
 * Sends a delivery once, outside any transaction, and returns the outcome. Rejects only if `signal` aborts because
 * the process is stopping.
 */
export async function sendDelivery(
  app: AppContext,
  delivery: DeliveryToSend,
  { deadlineMs, signal }: { readonly deadlineMs: number; readonly signal?: AbortSignal },
): Promise<SentDelivery> {
  const triedAt = app.clock.now();
  const start = performance.now();
  let body: string | null = delivery.body;
  let answer: ReceiverAnswer | null = null;
  let failed: { readonly failure: Failure; readonly error: string } | null;
  try {
    body ??= await bodyOf(app, delivery);
    answer = await tracedRequest(app, delivery, body, { triedAt, deadlineMs, signal });
    failed = failureOf(answer);
  } catch (error) {
    signal?.throwIfAborted();
    failed = thrownFailure(body, error, deadlineMs);
  }
  const pause =
    failed === null || answer?.status === GONE ? null : pauseAfter(delivery.attempts, Math.random());
  const isOver = pause === null;
  return {
    isRemoved: answer?.status === GONE,
    outcome: {
      status: failed === null ? 'delivered' : isOver ? 'failed' : 'pending',
      nextTryAt: isOver ? null : new Date(triedAt.getTime() + pause),
      body,
      responseStatus: answer?.status ?? null,
      responseExcerpt: answer?.excerpt ?? null,
      failure: failed?.failure ?? null,
      error: failed?.error.replaceAll('\0', '').slice(0, MAX_ERROR) ?? null,
      durationMs: Math.round(performance.now() - start),
      triedAt,
    },
  };
}

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

interface Try {
  readonly triedAt: Date;
  readonly deadlineMs: number;
  readonly signal: AbortSignal | undefined;
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
  { triedAt, deadlineMs, signal }: Try,
): Promise<ReceiverAnswer> {
  // The configuration may have changed since the URL was saved.
  const url = receiverUrl(app.config, delivery.url);
  const id = delivery.event_uuid;
  const timestamp = Math.floor(triedAt.getTime() / 1000);
  const secrets = openSecrets(app, delivery.webhook_uuid, delivery, triedAt);
  const deadline = new AbortController();
  const timer = setTimeout(
    () => deadline.abort(new DeadlinePassed(`No response within ${deadlineMs} ms`)),
    deadlineMs,
  );
  try {
    return await post({
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
      signal: signal ? AbortSignal.any([deadline.signal, signal]) : deadline.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the reason why a response is a failure. Returns null if the delivery succeeded. */
function failureOf({ status }: ReceiverAnswer): { failure: Failure; error: string } | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400)
    return { failure: 'redirect', error: `The response was a redirect (${status}), which is not followed` };
  return { failure: 'status', error: `The response status was ${status}` };
}

/**
 * Returns the reason why an attempt failed without a response. If the request has no body, its records could not be
 * read.
 */
function thrownFailure(
  body: string | null,
  error: unknown,
  deadlineMs: number,
): { failure: Failure; error: string } {
  const message = error instanceof Error ? error.message || error.name : String(error);
  if (body === null) return { failure: 'record', error: message };
  if (error instanceof DeadlinePassed)
    return { failure: 'deadline', error: `No response within ${deadlineMs / 1000} s` };
  if (error instanceof AddressRefused || error instanceof Refusal)
    return { failure: 'address', error: message };
  const code = (error as { code?: unknown }).code;
  return { failure: 'connection', error: typeof code === 'string' ? `${code}: ${message}` : message };
}
