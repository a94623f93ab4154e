import { randomUUID } from 'node:crypto';
import { isUuid } from '../../platform/db/ids.ts';
import { parseCookies } from '../../platform/http/cookies.ts';
import type { RequestInfo } from '../../platform/http/route.ts';

/** What a visitor decided. `open`: nothing yet. */
export type Consent = 'open' | 'accepted' | 'declined';

/** The cookie of the decision. The shop needs it, so that nobody is asked twice. */
export const CONSENT_COOKIE = 'shop_consent';
/** The cookie of the random number of a visitor who agreed. */
export const VISITOR_COOKIE = 'shop_visitor';

/** Half a year. After it visitors are asked again. */
const KEPT_SECONDS = 182 * 86_400;

type Headers = Pick<RequestInfo, 'headers'>;

/** Returns what the visitor of a request decided. */
export function consentOf({ headers: { cookie } }: Headers): Consent {
  const value = cookie === undefined ? undefined : parseCookies(cookie).get(CONSENT_COOKIE);
  return value === 'accepted' || value === 'declined' ? value : 'open';
}

/** Returns the random number of the visitor of a request. Null: the visitor did not agree. */
export function visitorOf(request: Headers): string | null {
  if (consentOf(request) !== 'accepted') return null;
  const id = parseCookies(request.headers.cookie).get(VISITOR_COOKIE);
  return id !== undefined && isUuid(id) ? id : null;
}

/** Keeps the decision of a visitor. One who declines loses the number: nothing leads from later visits to former ones. */
export function saveConsent(
  request: Pick<RequestInfo, 'headers' | 'setCookie'>,
  choice: Exclude<Consent, 'open'>,
): void {
  request.setCookie(CONSENT_COOKIE, choice, { maxAge: KEPT_SECONDS });
  if (choice === 'declined') request.setCookie(VISITOR_COOKIE, '', { maxAge: 0 });
  else
    request.setCookie(VISITOR_COOKIE, visitorOf(request) ?? randomUUID(), {
      maxAge: KEPT_SECONDS,
    });
}
