import type { ServerResponse } from 'node:http';
import { serializeCookie } from './cookies.ts';
import type { HttpContext } from './exchange.ts';
import { cookiesOf } from './identifyCaller.ts';
import type { CookieOptions, RequestInfo } from '../../contracts/route.ts';

/** Creates the request object that handlers receive. */
export const requestInfo = (ctx: HttpContext, secure: boolean): RequestInfo => new RequestView(ctx, secure);

/**
 * The request object for handlers. It is a class to save memory, because one is created for each request. V8 allocates
 * functions that are getters of an object literal, or assigned to properties, in its old generation, where they retain
 * everything they reference until the next full garbage collection (ADR 0050).
 */
class RequestView implements RequestInfo {
  readonly id: string;
  readonly ip: string;
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly headers: RequestInfo['headers'];
  readonly rawHeaders: readonly string[];
  readonly #ctx: HttpContext;
  readonly #secure: boolean;
  #signal: AbortSignal | null = null;

  constructor(ctx: HttpContext, secure: boolean) {
    const { req, state } = ctx;
    this.id = state.id;
    this.ip = state.ip;
    this.method = req.method ?? 'GET';
    this.path = state.path;
    this.search = /\?.*/s.exec(req.url ?? '')?.[0] ?? '';
    // Only `set-cookie` can be a list, and requests do not have that header.
    this.headers = req.headers as RequestInfo['headers'];
    this.rawHeaders = req.rawHeaders;
    this.#ctx = ctx;
    this.#secure = secure;
  }

  get rawBody(): Buffer | null {
    return this.#ctx.state.payload;
  }

  get identity(): string | null {
    return this.#ctx.state.identity;
  }

  get signal(): AbortSignal {
    return (this.#signal ??= abortsWith(this.#ctx.res));
  }

  cookie(name: string): string | undefined {
    return cookiesOf(this.#ctx).get(name);
  }

  setCookie(name: string, value: string, options: CookieOptions = {}): void {
    const text = serializeCookie(name, value, { ...options, secure: this.#secure });
    (this.#ctx.state.setCookies ??= []).push(text);
  }
}

function abortsWith(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  if (res.destroyed) controller.abort();
  else res.once('close', () => res.writableFinished || controller.abort());
  return controller.signal;
}
