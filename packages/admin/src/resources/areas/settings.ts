import type { Resource } from '../resource.ts';

/** The pages of settings, shipping and tax. */
export const settings: readonly Resource[] = [];
