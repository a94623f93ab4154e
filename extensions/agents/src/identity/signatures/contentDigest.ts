import { createHash, timingSafeEqual } from 'node:crypto';
import { isInnerList, parseDictionary } from './structuredFields.ts';

const ALGORITHMS = { 'sha-256': 'sha256', 'sha-512': 'sha512' } as const;

/** Returns the header `Content-Digest` (RFC 9530) of bytes. */
export const contentDigest = (bytes: Uint8Array): string =>
  `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;

/** Compares a header `Content-Digest` with bytes. All digests of a known algorithm have to fit, and one has to be known. */
export function checkDigest(header: string, bytes: Uint8Array): 'fits' | 'mismatch' | 'unsupported' {
  const digests = parseDictionary(header);
  if (digests === null) return 'mismatch';
  let known = 0;
  for (const [name, algorithm] of Object.entries(ALGORITHMS)) {
    const member = digests.get(name);
    if (!member) continue;
    known += 1;
    if (isInnerList(member) || member.item.kind !== 'bytes') return 'mismatch';
    const right = createHash(algorithm).update(bytes).digest();
    const given = member.item.value;
    if (given.length !== right.length || !timingSafeEqual(given, right)) return 'mismatch';
  }
  return known > 0 ? 'fits' : 'unsupported';
}
