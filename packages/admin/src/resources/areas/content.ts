import type { Resource } from '../resource.ts';

/** The pages of content, media and menus. */
export const content: readonly Resource[] = [];
