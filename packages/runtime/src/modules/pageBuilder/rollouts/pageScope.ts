import { createHash } from 'node:crypto';
import type { PageRef } from '../changedPages.ts';

/** Bits of the number of a page below those of its route. */
const PAGE_BITS = 32n;
const ROUTE_BITS = 30;

const PAGES_OF_ROUTE = 1n << PAGE_BITS;

const hash = (text: string, bits: number): bigint =>
  BigInt(createHash('sha256').update(text).digest().readUInt32BE(0) >>> (32 - bits));

/**
 * A page of a theme as an int8range: ranges overlap where pages are the same, and a whole route overlaps with each of its
 * pages. The pseudo route `all` is a page of its own.
 */
export function pageScope(theme: string | null, { route, entity_urn }: PageRef): string {
  const first = hash(JSON.stringify([theme, route]), ROUTE_BITS) << PAGE_BITS;
  if (entity_urn === null) return `[${first},${first + PAGES_OF_ROUTE})`;
  const page = first + hash(entity_urn, Number(PAGE_BITS));
  return `[${page},${page + 1n})`;
}
