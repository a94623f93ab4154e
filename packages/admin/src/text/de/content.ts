import type { content as english } from '../en/content.ts';

/** The German texts of content pages, media and menus. */
export const content: Record<keyof typeof english, string> = {};
