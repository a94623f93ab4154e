import { createHash } from 'node:crypto';
import type { PageRef } from '../changedPages.ts';

/** Number of bits that identify the page in the range. The bits of the route precede them. */
const PAGE_BITS = 32n;
const ROUTE_BITS = 30;

const PAGES_OF_ROUTE = 1n << PAGE_BITS;

const hash = (text: string, bits: number): bigint =>
  BigInt(createHash('sha256').update(text).digest().readUInt32BE(0) >>> (32 - bits));

/**
 * Maps a theme's page to an int8range. The ranges of the same page overlap, and a route's range overlaps with the ranges of all its
 * pages. The pseudo route `all` is treated as a separate page.
 */
export function pageScope(theme: string | null, { route, entity_urn }: PageRef): string {
  const first = hash(JSON.stringify([theme, route]), ROUTE_BITS) << PAGE_BITS;
  if (entity_urn === null) return `[${first},${first + PAGES_OF_ROUTE})`;
  const page = first + hash(entity_urn, Number(PAGE_BITS));
  return `[${page},${page + 1n})`;
}
