import { REFRESH_GRACE_SECONDS } from './lifetimes.ts';

/**
 * What the use of a refresh token means: `renew` gives a new pair, `expired` refuses, and `reused` says that it is in two
 * hands, so that its whole family is revoked. `uses` counts this one.
 */
export function refreshVerdict(
  token: { readonly expiresAt: Date; readonly firstUsedAt: Date; readonly uses: number },
  now: Date,
): 'renew' | 'expired' | 'reused' {
  if (token.uses > 1) {
    const inGrace = now.getTime() - token.firstUsedAt.getTime() <= REFRESH_GRACE_SECONDS * 1000;
    if (token.uses > 2 || !inGrace) return 'reused';
  }
  return token.expiresAt > now ? 'renew' : 'expired';
}
