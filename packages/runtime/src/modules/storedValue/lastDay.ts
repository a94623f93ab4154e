import type { AppContext } from '../../platform/contracts/context.ts';

/** Returns the last day on which a gift card can be used, in words. Null if it never expires. */
export function lastDay(app: AppContext, expiresAt: string | null): string | null {
  if (expiresAt === null) return null;
  const day = new Intl.DateTimeFormat(app.locale, {
    dateStyle: 'long',
    timeZone: app.config.shop.timezone,
  });
  // The moment of expiry is the first one after the last day.
  return day.format(new Date(Date.parse(expiresAt) - 1));
}
