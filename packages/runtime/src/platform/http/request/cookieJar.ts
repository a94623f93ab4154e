import type { CookieJar } from '../../acting/requestScope.ts';
import { serializeCookie } from './cookies.ts';
import type { HttpContext } from './exchange.ts';
import { cookiesOf } from './identifyCaller.ts';

const isOf = (name: string) => (cookie: string) => cookie.startsWith(`${name}=`);

/** Creates a request's cookie jar. If the request is rejected, its new cookies are dropped. */
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
