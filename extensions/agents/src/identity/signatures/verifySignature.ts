import { createPublicKey, verify } from 'node:crypto';
import { checkDigest } from './contentDigest.ts';
import { headerOf, signatureBase } from './signatureBase.ts';
import type { SignedMessage } from './signatureBase.ts';
import { isInnerList, parseDictionary } from './structuredFields.ts';
import type { InnerList } from './structuredFields.ts';

/** A public key of a profile, as a JWK. */
export interface PublicKey {
  readonly kid: string;
  readonly kty: string;
  readonly crv?: string | undefined;
  readonly x?: string | undefined;
  readonly y?: string | undefined;
  readonly use?: string | undefined;
  readonly alg?: string | undefined;
}

/** A signed request with its bytes. */
export interface SignedRequest extends SignedMessage {
  readonly method: string;
  readonly url: URL;
  readonly body: Uint8Array;
}

/** The outcome of a check. `none`: the request has no signature. `key_not_found` names the keys that the signatures are said to be of. */
export type Verified =
  | { readonly outcome: 'none' | 'valid' }
  | { readonly outcome: 'refused'; readonly code: SignatureFault; readonly content: string };

type SignatureFault = 'signature_invalid' | 'key_not_found' | 'digest_mismatch' | 'algorithm_unsupported';

/** The number of bytes of a signature: r and s of 32 bytes each. */
const SIGNATURE_BYTES = 64;
const ALGORITHM = 'ecdsa-p256-sha256';
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const refused = (code: SignatureFault, content: string): Verified => ({ outcome: 'refused', code, content });

/**
 * Checks the signature of a request (RFC 9421, ES256) with the keys of a profile, and its digest. Everything that tells the request apart has
 * to be signed: method, host, path, query, the profile, the idempotency key, and the body with its type.
 */
export function verifyRequest(request: SignedRequest, keys: readonly PublicKey[], now: Date): Verified {
  const digest = checkedDigest(request);
  if (digest) return digest;
  const input = headerOf(request, 'signature-input');
  const signature = headerOf(request, 'signature');
  if (input === undefined && signature === undefined) return { outcome: 'none' };
  const inputs = parseDictionary(input ?? '');
  const signatures = parseDictionary(signature ?? '');
  if (!inputs?.size || !signatures?.size)
    return refused('signature_invalid', 'Signature and Signature-Input must both be dictionaries.');
  const labels = [...inputs].flatMap(([label, covered]) =>
    isInnerList(covered) ? [{ label, covered }] : [],
  );
  const named = labels.map((one) => ({ ...one, key: keys.find(({ kid }) => kid === keyIdOf(one.covered)) }));
  const found = named.find(({ key }) => key !== undefined);
  if (!found?.key) return refused('key_not_found', 'The profile has no key with the keyid of the signature.');
  const bytes = signatures.get(found.label);
  if (!bytes || isInnerList(bytes) || bytes.item.kind !== 'bytes')
    return refused('signature_invalid', `Signature has no bytes for ${found.label}.`);
  return checkSignature(request, {
    covered: found.covered,
    key: found.key,
    signature: bytes.item.value,
    now,
  });
}

function checkedDigest(request: SignedRequest): Verified | null {
  const header = headerOf(request, 'content-digest');
  if (header === undefined) return null;
  switch (checkDigest(header, request.body)) {
    case 'mismatch':
      return refused('digest_mismatch', 'Content-Digest does not fit the bytes of the body.');
    case 'unsupported':
      return refused('algorithm_unsupported', 'Content-Digest must use sha-256 or sha-512.');
    default:
      return null;
  }
}

function keyIdOf({ parameters }: InnerList): string | undefined {
  const keyId = parameters.get('keyid');
  return keyId?.kind === 'string' ? keyId.value : undefined;
}

interface Given {
  readonly covered: InnerList;
  readonly key: PublicKey;
  readonly signature: Buffer;
  readonly now: Date;
}

function checkSignature(request: SignedRequest, { covered, key, signature, now }: Given): Verified {
  const algorithm = covered.parameters.get('alg');
  if (!isUsable(key) || (algorithm !== undefined && algorithm.value !== ALGORITHM))
    return refused('algorithm_unsupported', 'Signatures must be ES256, with a P-256 key.');
  const names = new Set(covered.items.map(({ item }) => item.value));
  const missing = requiredParts(request).filter((name) => !names.has(name));
  if (missing.length > 0)
    return refused('signature_invalid', `The signature does not cover ${missing.join(', ')}.`);
  const expires = covered.parameters.get('expires');
  if (expires?.kind === 'integer' && expires.value * 1000 <= now.getTime())
    return refused('signature_invalid', 'The signature has expired.');
  const base = signatureBase(request, covered);
  if (base === null)
    return refused('signature_invalid', 'The signature covers a part that the request does not have.');
  return isSignatureOf(base, key, signature)
    ? { outcome: 'valid' }
    : refused('signature_invalid', 'The signature does not fit the request.');
}

const isUsable = ({ kty, crv, use, alg }: PublicKey): boolean =>
  kty === 'EC' && crv === 'P-256' && (use ?? 'sig') === 'sig' && (alg ?? 'ES256') === 'ES256';

/** Lists what a signature of a request has to cover. */
function requiredParts(request: SignedRequest): readonly string[] {
  const { method, url, body } = request;
  const parts = ['@method', '@authority', '@path'];
  // A profile that the body names is signed with the body.
  if (headerOf(request, 'ucp-agent') !== undefined || body.length === 0) parts.push('ucp-agent');
  if (url.search !== '') parts.push('@query');
  if (!READING.has(method) && headerOf(request, 'idempotency-key') !== undefined)
    parts.push('idempotency-key');
  if (body.length > 0) parts.push('content-digest', 'content-type');
  return parts;
}

function isSignatureOf(base: string, { x = '', y = '' }: PublicKey, signature: Buffer): boolean {
  if (signature.length !== SIGNATURE_BYTES) return false;
  try {
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    return verify('sha256', Buffer.from(base), { key, dsaEncoding: 'ieee-p1363' }, signature);
  } catch {
    // The coordinates are no point on the curve.
    return false;
  }
}
