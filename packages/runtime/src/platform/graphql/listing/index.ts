export { columnFilter, contains, splitList } from './columnFilter.ts';
export type {
  ColumnKind,
  Filter,
  FilterInput,
  ListingSpec,
  Operation,
  Sort,
  SqlFragment,
} from './contract.ts';
export { badCursor, badFilter } from './errors.ts';
export { parseConnection } from './parseConnection.ts';
export type { Connection, ConnectionArguments, Keyset } from './parseConnection.ts';
export { parseListing, toCollection } from './parseListing.ts';
export type { Collection, Listing } from './parseListing.ts';
