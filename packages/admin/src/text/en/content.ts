/** The English texts of content pages, media and menus. */
export const content = {} as const;
