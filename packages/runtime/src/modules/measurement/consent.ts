import { randomUUID } from 'node:crypto';
import { isUuid } from '../../platform/db/ids.ts';
import { parseCookies } from '../../platform/http/request/cookies.ts';
import type { RequestInfo } from '../../platform/contracts/route.ts';

/**
 * A visitor's decision about analytics. `open` means that the visitor has not decided, or that the decision does not
 * cover what the shop currently requests.
 */
export type Consent = 'open' | 'accepted' | 'rejected';

/** The consent cookie. It is a strictly necessary cookie, so that visitors are not asked repeatedly. */
export const CONSENT_COOKIE = 'shop_consent';
/** The cookie with the random visit ID. Browsers delete it when they are closed. */
export const VISIT_COOKIE = 'shop_visit';

/** The consent cookie's lifetime: half a year in seconds. After that, the shop requests consent again. */
const KEPT_SECONDS = 182 * 86_400;

/** Matches valid cookie values. Consent to a third-party script applies to a single host. */
const ANSWER = /^(?:rejected|accepted(?: [a-z0-9.:-]{1,260})?)$/;

type Headers = Pick<RequestInfo, 'headers'>;
type Cookies = Pick<RequestInfo, 'headers' | 'setCookie'>;

/** Returns a visitor's decision as stored in the cookie, or an empty string if there is none. */
export function answerOf({ headers: { cookie } }: Headers): string {
  const value = cookie?.includes(CONSENT_COOKIE) ? parseCookies(cookie).get(CONSENT_COOKIE) : undefined;
  return value !== undefined && ANSWER.test(value) ? value : '';
}

/** Reports whether a decision allows the shop to count the visit. */
export const allowsCounting = (answer: string): boolean => answer.startsWith('accepted');

/**
 * Returns the consent that a decision grants to a host's script. If `host` is null, the shop has no third-party
 * script.
 */
export function consentTo(answer: string, host: string | null): Consent {
  if (answer === 'rejected') return 'rejected';
  return answer === `accepted ${host}` || (host === null && allowsCounting(answer)) ? 'accepted' : 'open';
}

/**
 * Returns the cache key for a visitor's consent to a host's script. The result is one of a few fixed values,
 * regardless of the cookie content.
 */
export const visitorKind = (answer: string, host: string | null): string =>
  `${consentTo(answer, host)} ${allowsCounting(answer) ? 'counted' : 'uncounted'}`;

/** Stores a visitor's decision. Rejecting consent deletes the visit ID. */
export function saveConsent(request: Cookies, choice: Exclude<Consent, 'open'>, host: string | null): void {
  const answer = choice === 'accepted' && host !== null ? `accepted ${host}` : choice;
  request.setCookie(CONSENT_COOKIE, answer, { maxAge: KEPT_SECONDS });
  if (choice === 'rejected') request.setCookie(VISIT_COOKIE, '', { maxAge: 0 });
}

/**
 * Returns the request's random visit ID. Returns null if the visitor did not consent, or has not viewed a page since
 * consenting.
 */
export function visitOf(request: Headers): string | null {
  if (!allowsCounting(answerOf(request))) return null;
  const id = parseCookies(request.headers.cookie).get(VISIT_COOKIE);
  return id !== undefined && isUuid(id) ? id : null;
}

/** Returns the visit ID of a visitor who consented. Assigns an ID if there is none. */
export function beginVisit(request: Cookies): string {
  const known = visitOf(request);
  if (known !== null) return known;
  const id = randomUUID();
  request.setCookie(VISIT_COOKIE, id);
  return id;
}
