import type { ListingSpec, ListReader } from './contract.ts';

/** Returns the listing for a given audience and language. */
export const listingOf = (spec: ListingSpec, reader: ListReader): ListingSpec =>
  spec.readBy?.(reader) ?? spec;
