import type { Resource } from '../resource.ts';

/** The pages of users, roles and what the shop did. */
export const system: readonly Resource[] = [];
