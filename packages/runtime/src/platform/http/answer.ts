import type { HttpContext } from './exchange.ts';
import type { Reply } from './reply.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';
export const HTML_TYPE = 'text/html; charset=utf-8';
const TEXT_TYPE = 'text/plain; charset=utf-8';

/** Answers with a text of the given type. Koa leaves the body out for HEAD. */
export function answerText(ctx: HttpContext, status: number, type: string, body: string): void {
  // The type first, or Koa looks for one itself.
  ctx.res.setHeader('content-type', type);
  ctx.status = status;
  ctx.body = body;
}

export function answerReply(ctx: HttpContext, { status, body, headers }: Reply): void {
  if (body === null) ctx.body = null;
  else if (typeof body === 'string') answerText(ctx, status, TEXT_TYPE, body);
  else answerText(ctx, status, JSON_TYPE, JSON.stringify(body));
  ctx.status = status;
  answerHeaders(ctx, headers);
}

export function answerHeaders(ctx: HttpContext, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    ctx.res.setHeader(name, name.toLowerCase() === 'location' ? asciiUrl(value) : value);
  }
}

/** A header holds ASCII alone; what is encoded already stays as it is. */
const asciiUrl = (url: string): string => url.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
