import type { ServerResponse } from 'node:http';
import { serializeCookie } from './cookies.ts';
import type { HttpContext } from './exchange.ts';
import { cookiesOf } from './identifyCaller.ts';
import type { RequestInfo } from './route.ts';

/** Creates the view of the request that handlers get. */
export function requestInfo(ctx: HttpContext, secure: boolean): RequestInfo {
  const { req, res, state } = ctx;
  let signal: AbortSignal | null = null;
  return {
    id: state.id,
    ip: state.ip,
    method: req.method ?? 'GET',
    path: state.path,
    search: /\?.*/s.exec(req.url ?? '')?.[0] ?? '',
    // Only `set-cookie` is ever a list, and no request has it.
    headers: req.headers as RequestInfo['headers'],
    cookie: (name) => cookiesOf(ctx).get(name),
    get signal() {
      return (signal ??= abortsWith(res));
    },
    setCookie: (name, value, options = {}) =>
      void (state.setCookies ??= []).push(serializeCookie(name, value, { ...options, secure })),
  };
}

function abortsWith(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  if (res.destroyed) controller.abort();
  else res.once('close', () => res.writableFinished || controller.abort());
  return controller.signal;
}
