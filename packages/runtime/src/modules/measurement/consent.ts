import { randomUUID } from 'node:crypto';
import { isUuid } from '../../platform/db/ids.ts';
import { parseCookies } from '../../platform/http/request/cookies.ts';
import type { RequestInfo } from '../../platform/contracts/route.ts';

/** The decision of a visitor about being counted. `open`: nothing yet, or less than what the shop asks for by now. */
export type Consent = 'open' | 'accepted' | 'rejected';

/** The cookie of the decision. The shop needs it, so that nobody is asked twice. */
export const CONSENT_COOKIE = 'shop_consent';
/** The cookie of the random number of a visit. Browsers drop it when they are closed. */
export const VISIT_COOKIE = 'shop_visit';

/** Half a year in seconds. After it visitors are asked again. */
const KEPT_SECONDS = 182 * 86_400;

/** The values of the cookie: who agreed to another service's script agreed to that of one host. */
const ANSWER = /^(?:rejected|accepted(?: [a-z0-9.:-]{1,260})?)$/;

type Headers = Pick<RequestInfo, 'headers'>;
type Cookies = Pick<RequestInfo, 'headers' | 'setCookie'>;

/** Returns the decision of a visitor as the cookie holds it; an empty text where there is none. */
export function answerOf({ headers: { cookie } }: Headers): string {
  const value = cookie?.includes(CONSENT_COOKIE) ? parseCookies(cookie).get(CONSENT_COOKIE) : undefined;
  return value !== undefined && ANSWER.test(value) ? value : '';
}

/** Reports whether a decision lets the shop count the visit. */
export const allowsCounting = (answer: string): boolean => answer.startsWith('accepted');

/** Returns what a decision means where the script of a host waits for it; null: only the shop counts. */
export function consentTo(answer: string, host: string | null): Consent {
  if (answer === 'rejected') return 'rejected';
  return answer === `accepted ${host}` || (host === null && allowsCounting(answer)) ? 'accepted' : 'open';
}

/**
 * Returns what documents differ by, of the decision of a visitor, where the script of a host waits for it. It is one of few texts, whatever
 * the cookie names.
 */
export const visitorKind = (answer: string, host: string | null): string =>
  `${consentTo(answer, host)} ${allowsCounting(answer) ? 'counted' : 'uncounted'}`;

/** Keeps the decision of a visitor. A visit that is no longer counted loses its number. */
export function saveConsent(request: Cookies, choice: Exclude<Consent, 'open'>, host: string | null): void {
  const answer = choice === 'accepted' && host !== null ? `accepted ${host}` : choice;
  request.setCookie(CONSENT_COOKIE, answer, { maxAge: KEPT_SECONDS });
  if (choice === 'rejected') request.setCookie(VISIT_COOKIE, '', { maxAge: 0 });
}

/** Returns the random number of the visit of a request. Null: the visitor did not agree, or has not seen a page since. */
export function visitOf(request: Headers): string | null {
  if (!allowsCounting(answerOf(request))) return null;
  const id = parseCookies(request.headers.cookie).get(VISIT_COOKIE);
  return id !== undefined && isUuid(id) ? id : null;
}

/** Returns the number of the visit of a request whose visitor agreed, and gives it one where it has none. */
export function beginVisit(request: Cookies): string {
  const known = visitOf(request);
  if (known !== null) return known;
  const id = randomUUID();
  request.setCookie(VISIT_COOKIE, id);
  return id;
}
