import { serializeCookie } from './cookies.ts';
import type { HttpContext } from './exchange.ts';
import { cookiesOf } from './identifyCaller.ts';
import type { CookieOptions } from './route.ts';

/** The cookies of the client of a request, as they are once it has the answer. */
export interface CookieJar {
  /** True: a browser shows pages of the shop to the client, for it asks for a page, or one of these pages makes the request. */
  readonly isBrowser: boolean;
  get(name: string): string | undefined;
  /** Sets a cookie with the attributes that `RequestInfo.setCookie` gives. The last value of a name counts. */
  set(name: string, value: string, options: CookieOptions): void;
}

const isOf = (name: string) => (cookie: string) => cookie.startsWith(`${name}=`);

/** Creates the jar of a request. What is set is lost if the request is refused, as all cookies of an answer are. */
export function cookieJar(ctx: HttpContext, secure: boolean): CookieJar {
  const { accept, 'sec-fetch-site': site } = ctx.req.headers;
  return {
    isBrowser: (accept?.includes('text/html') ?? false) || site === 'same-origin',
    get(name) {
      const set = ctx.state.setCookies?.findLast(isOf(name));
      if (set === undefined) return cookiesOf(ctx).get(name);
      return decodeURIComponent(set.slice(name.length + 1, set.indexOf(';')));
    },
    set(name, value, options) {
      const others = ctx.state.setCookies?.filter((cookie) => !isOf(name)(cookie)) ?? [];
      ctx.state.setCookies = [...others, serializeCookie(name, value, { ...options, secure })];
    },
  };
}
