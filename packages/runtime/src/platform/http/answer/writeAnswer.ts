import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Exchange, Step } from '../request/exchange.ts';

/** Statuses whose responses have neither a body nor a content length. */
const BODILESS = new Set([204, 304]);

/** Writes the response headers and body directly to the Node response, because Koa's setters are several times slower. */
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
    if (state.timing) headers['server-timing'] = state.timing.header(performance.now() - state.startedAt);
    // An open keep-alive connection would delay the shutdown.
    if (closing.now) headers.connection = 'close';
    res.writeHead(status, headers);
    if (answer instanceof Readable) await writeStream(res, answer, req.method === 'HEAD', state);
    // Node omits the body for HEAD.
    else res.end(encoded ?? answer);
  };

/**
 * Writes a stream. The status has already been sent, so after an error the connection is cut. Otherwise, the client would
 * mistake the truncated body for a complete one.
 */
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
