import type { ListingSpec, ListReader } from './contract.ts';

/** Returns the list as a reader has it. */
export const listingOf = (spec: ListingSpec, reader: ListReader): ListingSpec =>
  spec.readBy?.(reader) ?? spec;
