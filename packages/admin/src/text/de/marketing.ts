import type { marketing as english } from '../en/marketing.ts';

/** The German texts of coupons. */
export const marketing: Record<keyof typeof english, string> = {};
