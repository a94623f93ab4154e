import type { AppContext } from '@shop/runtime/extension';
import { deliveryTooLarge, verificationFailed } from './errors.ts';
import type { Wallet } from './wallet.ts';
import type { WalletAccount } from './walletAccount.ts';
import { WalletError } from './walletError.ts';
import { deliveryClaim, verification, walletEvent } from './walletShapes.ts';

export interface Delivery {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** The longest event names the lines of its order. */
const MAX_BYTES = 65_536;
const FIELDS = deliveryClaim.keyof().options;

/**
 * Asks the gateway whether a delivery is its own, and returns the event. The text goes to the gateway as it came: written
 * anew it would not be what was signed. Throws 400 where it is not the gateway's, and 413 where
 * it is too long, which both cost no call where the delivery shows it by itself; `WalletError` where nobody knows.
 */
export async function verifyDelivery(
  app: AppContext,
  wallet: Wallet,
  account: WalletAccount,
  { body, headers }: Delivery,
) {
  if (body.length > MAX_BYTES) throw deliveryTooLarge(MAX_BYTES);
  const sent = Object.fromEntries(FIELDS.map((field) => [field, headerOf(headers, field)]));
  const facts = deliveryClaim.safeParse(sent);
  const text = facts.success ? textOf(body) : null;
  if (text === null) throw verificationFailed();
  const claim = JSON.stringify({ ...facts.data, webhook_id: account.webhookId });
  const request = {
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: `${claim.slice(0, -1)},"webhook_event":${text}}`,
  } as const;
  const answer = await wallet.ask(app, account, request, verification).catch((error: unknown) => {
    // It could not even be read as a delivery.
    if (error instanceof WalletError && (error.status === 400 || error.status === 422))
      throw verificationFailed();
    throw error;
  });
  if (answer.verification_status !== 'SUCCESS') throw verificationFailed();
  return walletEvent.safeParse(JSON.parse(text));
}

/** The body, where it is one JSON object in UTF-8: nothing else may stand where the event goes. */
function textOf(body: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? text : null;
  } catch {
    return null;
  }
}

/** The gateway's own header, or the one of the shop's interface. */
function headerOf(headers: Delivery['headers'], field: (typeof FIELDS)[number]): string | undefined {
  const name = field.replaceAll('_', '-');
  return headers[`paypal-${name}`] || headers[`walletgw-${name}`] || undefined;
}
