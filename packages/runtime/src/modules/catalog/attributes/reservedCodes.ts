import { adminListing } from '../listing/productListing.ts';

/** Keys of product lists that stand beside the filters of `adminListing`, or are kept for ones to come. */
const FURTHER = ['page', 'limit', 'ob', 'od', 'type', 'collection', 'group', 'attribute', 'variant_group'];

/** Attributes are filters of product lists by their code, so that no code may be another filter's key. */
export const isReservedCode = (code: string): boolean =>
  FURTHER.includes(code) || Object.hasOwn(adminListing.filters, code);
