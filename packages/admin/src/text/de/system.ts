import type { system as english } from '../en/system.ts';

/** The German texts of users, roles and what the shop did. */
export const system: Record<keyof typeof english, string> = {};
