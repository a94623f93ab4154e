import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Exchange, Step } from './exchange.ts';

/** Statuses that have no body, not even an empty one that its length would tell of. */
const BODILESS = new Set([204, 304]);

/**
 * Writes what the steps below made, headers and body in one go: going through Koa's setters costs several times as
 * much, and each answer would pay for it.
 */
export const writeAnswer =
  (closing: { readonly now: boolean }): Step =>
  async (ctx, next) => {
    ctx.respond = false;
    await next();
    const { req, res, state } = ctx;
    const { status, headers, answer, encoded, setCookies } = state;
    if (res.destroyed) {
      if (answer instanceof Readable) answer.destroy();
      return;
    }
    if (encoded) headers['content-length'] = encoded.length;
    else if (typeof answer === 'string') headers['content-length'] = Buffer.byteLength(answer);
    else if (answer === null && !BODILESS.has(status)) headers['content-length'] = 0;
    if (setCookies) headers['set-cookie'] = setCookies;
    // A connection that stays open for further requests would hold up the end.
    if (closing.now) headers.connection = 'close';
    res.writeHead(status, headers);
    if (answer instanceof Readable) await writeStream(res, answer, req.method === 'HEAD', state);
    // Node leaves the body out for HEAD.
    else res.end(encoded ?? answer);
  };

/** The status has been sent: all that a failure can do is to cut the connection, so that nobody takes it for the end. */
async function writeStream(
  res: ServerResponse,
  answer: Readable,
  isHead: boolean,
  state: Exchange,
): Promise<void> {
  if (isHead) {
    answer.destroy();
    res.end();
    return;
  }
  try {
    await pipeline(answer, res);
  } catch (error) {
    state.failure = error;
    res.destroy();
  }
}
