/** The English texts of coupons. */
export const marketing = {} as const;
