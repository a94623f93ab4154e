/** The English texts of settings, shipping and tax. */
export const settings = {} as const;
