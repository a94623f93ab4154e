import type { Resource } from '../resource.ts';

/** The pages of coupons. */
export const marketing: readonly Resource[] = [];
