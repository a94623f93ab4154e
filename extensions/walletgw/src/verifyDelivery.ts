import { deliveryTooLarge, verificationFailed } from './errors.ts';
import type { WalletSession } from './wallet.ts';
import { WalletError } from './walletError.ts';
import { deliveryClaim, verification, walletEvent } from './walletShapes.ts';

export interface Delivery {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** Maximum size of a webhook body. The longest events list the lines of their order. */
const MAX_BYTES = 65_536;
const FIELDS = deliveryClaim.keyof().options;

/**
 * Verifies a webhook delivery at the gateway and returns the event. The body is sent to the gateway unchanged, because the signature covers
 * it. Throws 400 if the gateway did not send the delivery, and 413 if the body is too long. If the delivery itself proves this, the gateway
 * is not called. Throws `WalletError` if the gateway does not respond.
 */
export async function verifyDelivery(session: WalletSession, { body, headers }: Delivery) {
  if (body.length > MAX_BYTES) throw deliveryTooLarge(MAX_BYTES);
  const sent = Object.fromEntries(FIELDS.map((field) => [field, headerOf(headers, field)]));
  const claims = deliveryClaim.safeParse(sent);
  const text = claims.success ? textOf(body) : null;
  if (text === null) throw verificationFailed();
  const claim = JSON.stringify({ ...claims.data, webhook_id: session.account.webhookId });
  const request = {
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: `${claim.slice(0, -1)},"webhook_event":${text}}`,
  } as const;
  const answer = await session.request(request, verification).catch((error: unknown) => {
    // The gateway could not parse the delivery.
    if (error instanceof WalletError && (error.status === 400 || error.status === 422))
      throw verificationFailed();
    throw error;
  });
  if (answer.verification_status !== 'SUCCESS') throw verificationFailed();
  return walletEvent.safeParse(JSON.parse(text));
}

/** Returns the body if it is a single JSON object in UTF-8, so that the event is unambiguous. */
function textOf(body: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? text : null;
  } catch {
    return null;
  }
}

/** Reads a gateway header, by the gateway's own name or by its name in the shop's API. */
function headerOf(headers: Delivery['headers'], field: (typeof FIELDS)[number]): string | undefined {
  const name = field.replaceAll('_', '-');
  return headers[`paypal-${name}`] || headers[`walletgw-${name}`] || undefined;
}
