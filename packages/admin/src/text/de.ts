import type { en } from './en.ts';
/** The German texts of the admin. */
export const de: Readonly<Record<keyof typeof en, string>> = {} as never;
