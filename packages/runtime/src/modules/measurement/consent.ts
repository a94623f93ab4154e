import { randomUUID } from 'node:crypto';
import { isUuid } from '../../platform/db/ids.ts';
import { parseCookies } from '../../platform/http/request/cookies.ts';
import type { RequestInfo } from '../../platform/contracts/route.ts';

/** A visitor's decision about being counted. `open`: no decision, or one that does not cover what the shop now requests. */
export type Consent = 'open' | 'accepted' | 'rejected';

/** The consent cookie. The shop requires it so that visitors are not asked twice. */
export const CONSENT_COOKIE = 'shop_consent';
/** The cookie with the random id of a visit. Browsers delete it when they are closed. */
export const VISIT_COOKIE = 'shop_visit';

/** Lifetime of the consent cookie: half a year in seconds. Consent is requested again after that. */
const KEPT_SECONDS = 182 * 86_400;

/** The valid cookie values. Consent to a third-party script applies to one host. */
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

/** Returns the consent that a decision gives to the script of a host. If `host` is null, only the shop itself measures. */
export function consentTo(answer: string, host: string | null): Consent {
  if (answer === 'rejected') return 'rejected';
  return answer === `accepted ${host}` || (host === null && allowsCounting(answer)) ? 'accepted' : 'open';
}

/**
 * Returns the cache key part of a visitor's decision for the script of a host. It is one of a few fixed values, whatever the cookie
 * contains.
 */
export const visitorKind = (answer: string, host: string | null): string =>
  `${consentTo(answer, host)} ${allowsCounting(answer) ? 'counted' : 'uncounted'}`;

/** Stores a visitor's decision. Rejection deletes the id of the visit. */
export function saveConsent(request: Cookies, choice: Exclude<Consent, 'open'>, host: string | null): void {
  const answer = choice === 'accepted' && host !== null ? `accepted ${host}` : choice;
  request.setCookie(CONSENT_COOKIE, answer, { maxAge: KEPT_SECONDS });
  if (choice === 'rejected') request.setCookie(VISIT_COOKIE, '', { maxAge: 0 });
}

/** Returns the random id of the request's visit. Returns null if the visitor did not agree, or has not viewed a page since. */
export function visitOf(request: Headers): string | null {
  if (!allowsCounting(answerOf(request))) return null;
  const id = parseCookies(request.headers.cookie).get(VISIT_COOKIE);
  return id !== undefined && isUuid(id) ? id : null;
}

/** Returns the id of the visit of a visitor who agreed, and assigns an id if there is none. */
export function beginVisit(request: Cookies): string {
  const known = visitOf(request);
  if (known !== null) return known;
  const id = randomUUID();
  request.setCookie(VISIT_COOKIE, id);
  return id;
}
