import type { Step } from './exchange.ts';

/**
 * Writes what the steps below made, headers and body in one go: going through Koa's setters costs several times as
 * much, and each answer would pay for it.
 */
export const writeAnswer =
  (closing: { readonly now: boolean }): Step =>
  async (ctx, next) => {
    ctx.respond = false;
    await next();
    const { res, state } = ctx;
    if (res.destroyed) return;
    const { status, headers, answer, setCookies } = state;
    if (answer !== null) headers['content-length'] = Buffer.byteLength(answer);
    else if (status !== 204) headers['content-length'] = 0;
    if (setCookies) headers['set-cookie'] = setCookies;
    // A connection that stays open for further requests would hold up the end.
    if (closing.now) headers.connection = 'close';
    res.writeHead(status, headers);
    // Node leaves the body out for HEAD.
    res.end(answer);
  };
