import { createPrivateKey, sign } from 'node:crypto';
import { contentDigest } from './contentDigest.ts';
import { headerOf, signatureBase } from './signatureBase.ts';
import type { SignedMessage } from './signatureBase.ts';
import { innerListText } from './structuredFields.ts';
import type { InnerList } from './structuredFields.ts';

/** A key that signs. */
export interface SigningKey {
  readonly kid: string;
  /** The private key in PKCS #8, as PEM. It is neither logged nor told. */
  readonly privateKey: string;
}

/** The headers that prove a message. */
export interface SignatureHeaders {
  readonly 'content-digest'?: string;
  readonly 'signature-input': string;
  readonly signature: string;
}

/** A message to sign. */
export interface Unsigned {
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
}

/** Signs a request (RFC 9421, ES256): its method, host, path and query, its body, and these headers where it has them. */
export const signRequest = (
  { method, url, headers, bytes }: Unsigned & { readonly method: string; readonly url: URL },
  key: SigningKey,
  at: Date,
): SignatureHeaders =>
  signed({ method, url, rawHeaders: [] }, { headers, bytes }, key, {
    at,
    parts: [
      '@method',
      '@authority',
      '@path',
      ...(url.search === '' ? [] : ['@query']),
      'ucp-agent',
      'webhook-id',
      'webhook-timestamp',
    ],
  });

/** Signs a response: its status and body. */
export const signResponse = (
  { status, headers, bytes }: Unsigned & { readonly status: number },
  key: SigningKey,
  at: Date,
): SignatureHeaders =>
  signed({ status, rawHeaders: [] }, { headers, bytes }, key, { at, parts: ['@status'] });

function signed(
  message: SignedMessage,
  { headers, bytes }: Unsigned,
  { kid, privateKey }: SigningKey,
  { at, parts }: { readonly at: Date; readonly parts: readonly string[] },
): SignatureHeaders {
  const digest = bytes.length > 0 ? { 'content-digest': contentDigest(bytes) } : {};
  const whole: SignedMessage = { ...message, rawHeaders: Object.entries({ ...headers, ...digest }).flat() };
  const names = [...parts, 'content-digest', 'content-type'].filter(
    (name) => name.startsWith('@') || headerOf(whole, name) !== undefined,
  );
  const covered: InnerList = {
    items: names.map((value) => ({ item: { kind: 'string', value }, parameters: new Map() })),
    parameters: new Map([
      ['created', { kind: 'integer', value: Math.floor(at.getTime() / 1000) }],
      ['keyid', { kind: 'string', value: kid }],
    ]),
  };
  const base = signatureBase(whole, covered);
  if (base === null) throw new Error('The message lacks a part that is signed');
  const signature = sign('sha256', Buffer.from(base), {
    key: createPrivateKey(privateKey),
    dsaEncoding: 'ieee-p1363',
  });
  return {
    ...digest,
    'signature-input': `sig1=${innerListText(covered)}`,
    signature: `sig1=:${signature.toString('base64')}:`,
  };
}
