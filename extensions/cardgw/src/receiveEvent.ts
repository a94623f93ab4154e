import { Stripe } from 'stripe';
import { Refusal } from '@shop/runtime/extension';
import type { AppContext } from '@shop/runtime/extension';
import { chargeObject, eventObject, intentObject, refundObject } from './eventObjects.ts';
import type { OpenGateway } from './gateway.ts';
import { INTENT_EVENTS } from './intentReport.ts';
import { recordIntent } from './recordIntent.ts';
import { recordFailedRefund, recordRefunds } from './recordRefunds.ts';

/** Events about a refund that failed later. A gateway sends the newer event, the older event, or both. */
const REFUND_EVENTS = new Set(['refund.failed', 'refund.updated', 'charge.refund.updated']);

/** Maximum difference between the signature's timestamp and the current time, in seconds. */
const TOLERANCE_SECONDS = 300;

export interface SignedDelivery {
  readonly body: Buffer;
  readonly signature: string | undefined;
}

/**
 * Handles a gateway webhook. Returns null if the webhook was handled or requires no action. Otherwise, returns why it was not handled: the
 * gateway did not send it, or an error occurred and the gateway must redeliver it.
 */
export async function receiveEvent(
  app: AppContext,
  openGateway: OpenGateway,
  delivery: SignedDelivery,
): Promise<string | null> {
  try {
    const secret = await app.setting('cardgwEndpointSecret');
    await handle(app, openGateway, openEvent(app, delivery, secret ?? ''));
    return null;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return firstLine(error.message);
    app.log.error({ err: error }, 'card webhook failed');
    return error instanceof Refusal ? error.message : 'The event could not be processed';
  }
}

function openEvent(app: AppContext, { body, signature }: SignedDelivery, secret: string): unknown {
  if (secret.trim() === '') throw unverified('No endpoint secret is configured');
  if (!signature) throw unverified('The signature is missing');
  const now = app.clock.now().getTime();
  const event = Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now);
  // The library checks only the maximum age, so a signature with a future timestamp would remain valid for longer.
  if (signedAt(signature) * 1000 - now > TOLERANCE_SECONDS * 1000)
    throw unverified('Timestamp outside the tolerance zone');
  return event;
}

/** Reads the signature's timestamp. Like the library, it reads the last timestamp in the header. */
const signedAt = (signature: string): number =>
  Number(
    signature
      .split(',')
      .findLast((part) => part.startsWith('t='))
      ?.slice(2),
  );

const unverified = (message: string) =>
  new Stripe.errors.StripeSignatureVerificationError('', '', { message });

const firstLine = (text: string): string => text.split('\n', 1)[0]?.trim() ?? '';

async function handle(app: AppContext, openGateway: OpenGateway, signed: unknown): Promise<void> {
  const event = eventObject.safeParse(signed);
  // The signature is valid, but the event has an unknown format.
  if (!event.success) return;
  const { type, data } = event.data;
  const intentEvent = INTENT_EVENTS.find((known) => known === type);
  if (intentEvent) await recordIntent(app, intentEvent, intentObject.parse(data.object));
  if (type === 'charge.refunded') await recordRefunds(app, openGateway, chargeObject.parse(data.object));
  if (REFUND_EVENTS.has(type)) await recordFailedRefund(app, refundObject.parse(data.object));
}
