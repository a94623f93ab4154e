import { createHmac, randomUUID } from 'node:crypto';
import type { VerifyBody } from './rules.ts';

/** A webhook as the gateway sends it. */
export interface WalletDelivery {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Signs an event body for a webhook. */
export function signDelivery(
  { secret, webhookId }: { readonly secret: string; readonly webhookId: string },
  body: string,
  now: Date,
): WalletDelivery {
  const id = `t-${randomUUID()}`;
  const time = now.toISOString();
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1',
      'paypal-transmission-id': id,
      'paypal-transmission-sig': signatureOf(secret, webhookId, id, time, body),
      'paypal-transmission-time': time,
    },
  };
}

const signatureOf = (secret: string, webhookId: string, id: string, time: string, event: string) =>
  `s${createHmac('sha256', secret).update(`${id}|${time}|${webhookId}|`).update(event).digest('base64')}`;

/** Reports whether a webhook was signed by this simulator, given its verification request. `event` is the webhook's exact body. */
export const isSigned = (secret: string, webhookId: string, claim: VerifyBody, event: string): boolean =>
  claim.webhook_id === webhookId &&
  claim.transmission_sig ===
    signatureOf(secret, webhookId, claim.transmission_id, claim.transmission_time, event);

/** Returns the raw JSON text of an object member, or null if the object has no such member. */
export function memberText(json: string, name: string): string | null {
  const scan = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;
  let depth = 0;
  let key: string | null = null;
  let start: number | null = null;
  for (let match = scan.exec(json); match; match = scan.exec(json)) {
    const [token] = match;
    if (token === '}' || token === ']') depth -= 1;
    const ends = (depth === 1 && token === ',') || depth === 0;
    if (start !== null && ends && start < match.index) return json.slice(start, match.index).trim();
    if (token === '{' || token === '[') depth += 1;
    else if (depth === 1 && token === ':' && key === JSON.stringify(name)) start = scan.lastIndex;
    if (depth === 1 && start === null && token !== ':') key = token;
  }
  return null;
}
