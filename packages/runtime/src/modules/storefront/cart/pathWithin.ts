import { safeHref } from '../../../platform/html/safeHref.ts';

/** A path that a form asks to be led on to, where it stays inside the shop. Else null. */
export const pathWithin = (to: string | undefined): string | null =>
  to !== undefined && to.startsWith('/') ? safeHref(to) : null;
