/**
 * The module `@shop/sdk/webhooks` verifies webhooks from the shop. It requires only Web Crypto, so it runs in Node, Deno,
 * workers, and browsers.
 */

import type { WebhookEvent } from './webhookEvents.ts';

export type { ReceivedEvent, WebhookEvent, WebhookEvents } from './webhookEvents.ts';

/** The reason that a request was rejected. */
export type WebhookFault =
  | 'missing_header'
  | 'invalid_secret'
  | 'timestamp_out_of_range'
  | 'signature_mismatch'
  | 'invalid_body';

/** The error for a request that is not from the expected sender, is too old, or cannot be parsed. Respond with 400. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
  readonly fault: WebhookFault;

  constructor(fault: WebhookFault, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.fault = fault;
  }
}

/** The headers of a request, as a `fetch` `Headers` object or a Node-style object. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** The raw body of a request, before any parsing. */
export type WebhookContent = string | Uint8Array | ArrayBuffer;

interface Secrets {
  /** The webhook secret, `whsec_…`. */
  readonly secret?: string;
  /** Several webhook secrets, of which one must match. Used during secret rotation, or for several webhooks with the same URL. */
  readonly secrets?: readonly string[];
}

interface Received {
  readonly headers: WebhookHeaders;
  readonly body: WebhookContent;
  /** The maximum difference between the signature's time and now, in seconds. Default: 300. */
  readonly toleranceSeconds?: number;
  /** The time to compare with, for tests. Default: now. */
  readonly now?: Date;
}

const TOLERANCE_SECONDS = 300;
const PREFIX = 'whsec_';

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/**
 * Verifies that a webhook request came from the shop and returns its event. Throws `WebhookVerificationError`. An event may be
 * sent more than once, so store the IDs of processed events.
 */
export async function verifyWebhook<Event = WebhookEvent>(
  given: Secrets & Received,
): Promise<Event & { readonly id: string }> {
  const { body } = given;
  const id = headerOf(given.headers, 'webhook-id');
  const timestamp = headerOf(given.headers, 'webhook-timestamp');
  const signatures = headerOf(given.headers, 'webhook-signature')
    .split(' ')
    .filter((signature) => signature.startsWith('v1,'))
    .map((signature) => fromBase64(signature.slice(3)));
  checkTime(Number(timestamp), given);
  const content = joined(encode(`${id}.${timestamp}.`), bytesOf(body));
  for (const secret of secretsOf(given)) {
    const key = await hmacKey(keyOf(secret), 'verify');
    for (const signature of signatures)
      // `verify` compares in constant time.
      if (signature && (await crypto.subtle.verify('HMAC', key, signature, content)))
        return { ...(parsed(body) as Event), id };
  }
  throw new WebhookVerificationError('signature_mismatch', 'No signature fits the content and the secret');
}

/** Signs a body as the shop does and returns the request headers, for tests of a receiver. */
export async function signWebhook({
  id,
  body,
  timestamp = new Date(),
  ...given
}: Secrets & {
  readonly id: string;
  readonly body: WebhookContent;
  /** Default: now. */
  readonly timestamp?: Date;
}): Promise<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const seconds = secondsOf(timestamp);
  const content = joined(encode(`${id}.${seconds}.`), bytesOf(body));
  const signatures: string[] = [];
  for (const secret of secretsOf(given)) {
    const key = await hmacKey(keyOf(secret), 'sign');
    signatures.push(`v1,${toBase64(await crypto.subtle.sign('HMAC', key, content))}`);
  }
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}

/**
 * Verifies by the `cardgw-signature` header that a request came from the card gateway, and returns its event. Throws
 * `WebhookVerificationError`.
 */
export async function verifyCardgwSignature<Event = unknown>({
  secret,
  ...given
}: Received & {
  /** The endpoint secret configured at the gateway. */
  readonly secret: string;
}): Promise<Event> {
  const parts = headerOf(given.headers, 'cardgw-signature').split(',');
  const valuesOf = (name: string) =>
    parts
      .map((part) => part.trim())
      .filter((part) => part.startsWith(`${name}=`))
      .map((part) => part.slice(name.length + 1));
  const time = valuesOf('t').at(-1) ?? '';
  checkTime(Number(time || Number.NaN), given);
  if (secret === '') throw new WebhookVerificationError('invalid_secret', 'The secret is empty');
  const key = await hmacKey(encode(secret), 'verify');
  const content = joined(encode(`${time}.`), bytesOf(given.body));
  for (const signature of valuesOf('v1').map(fromHex))
    if (signature && (await crypto.subtle.verify('HMAC', key, signature, content)))
      return parsed(given.body) as Event;
  throw new WebhookVerificationError('signature_mismatch', 'No signature fits the content and the secret');
}

/** Signs a body as the card gateway does and returns the `cardgw-signature` header, for tests of a receiver. */
export async function signCardgwSignature({
  secret,
  body,
  timestamp = new Date(),
}: {
  readonly secret: string;
  readonly body: WebhookContent;
  /** Default: now. */
  readonly timestamp?: Date;
}): Promise<string> {
  const seconds = secondsOf(timestamp);
  const key = await hmacKey(encode(secret), 'sign');
  const signature = await crypto.subtle.sign('HMAC', key, joined(encode(`${seconds}.`), bytesOf(body)));
  const hex = [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `t=${seconds},v1=${hex}`;
}

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);

function headerOf(headers: WebhookHeaders, name: string): string {
  const value =
    'get' in headers && typeof headers.get === 'function'
      ? (headers as { get(name: string): string | null }).get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  if (typeof value === 'string' && value !== '') return value;
  throw new WebhookVerificationError('missing_header', `The request has no header row "${name}"`);
}

function checkTime(seconds: number, { toleranceSeconds, now }: Received): void {
  const difference = Math.abs(seconds - (now ?? new Date()).getTime() / 1000);
  // A time that is not a number is never within the tolerance.
  if (difference <= (toleranceSeconds ?? TOLERANCE_SECONDS)) return;
  throw new WebhookVerificationError(
    'timestamp_out_of_range',
    'The time of the signature is too far from now: the request is old, or a clock is wrong',
  );
}

function secretsOf({ secret, secrets = [] }: Secrets): readonly string[] {
  const all = secret === undefined ? secrets : [secret, ...secrets];
  if (all.length > 0) return all;
  throw new WebhookVerificationError('invalid_secret', 'No secret was given');
}

function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  const key = secret.startsWith(PREFIX) ? fromBase64(secret.slice(PREFIX.length)) : null;
  if (key && key.length > 0) return key;
  throw new WebhookVerificationError('invalid_secret', 'The secret of a webhook is "whsec_" and base64');
}

const hmacKey = (key: Uint8Array<ArrayBuffer>, use: 'sign' | 'verify') =>
  crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, [use]);

const bytesOf = (body: WebhookContent): Uint8Array =>
  typeof body === 'string' ? encode(body) : body instanceof Uint8Array ? body : new Uint8Array(body);

function joined(before: Uint8Array, after: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(before.length + after.length);
  whole.set(before);
  whole.set(after, before.length);
  return whole;
}

function parsed(body: WebhookContent): unknown {
  try {
    return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(bytesOf(body)));
  } catch (cause) {
    throw new WebhookVerificationError('invalid_body', 'The content is no JSON', { cause });
  }
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

const fromHex = (text: string): Uint8Array<ArrayBuffer> | null =>
  /^(?:[0-9a-f]{2})+$/i.test(text)
    ? Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    : null;
