import type { settings as english } from '../en/settings.ts';

/** The German texts of settings, shipping and tax. */
export const settings: Record<keyof typeof english, string> = {};
