import type { ListingSpec, ListReader } from './contract.ts';

/** Returns the list for a given reader. */
export const listingOf = (spec: ListingSpec, reader: ListReader): ListingSpec =>
  spec.readBy?.(reader) ?? spec;
