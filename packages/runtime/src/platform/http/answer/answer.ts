import { Readable } from 'node:stream';
import { addVary } from './encoding.ts';
import type { Exchange } from '../request/exchange.ts';
import { nodeHttp } from './nodeHttp.ts';
import type { Reply } from '../../contracts/reply.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';
export const HTML_TYPE = 'text/html; charset=utf-8';
export const TEXT_TYPE = 'text/plain; charset=utf-8';

/** Responds with a text body of the given content type. */
export function answerText(state: Exchange, status: number, type: string, body: string): void {
  state.status = status;
  state.headers['content-type'] = type;
  state.answer = body;
}

/** Responds without a body. */
export function answerEmpty(state: Exchange, status: number): void {
  state.status = status;
  state.answer = null;
}

/** Responds with a byte stream. */
function answerStream(state: Exchange, status: number, body: Readable): void {
  state.status = status;
  state.answer = body;
}

export function answerReply(state: Exchange, { status, body, headers, forms }: Reply): void {
  state.forms = forms;
  if (body === null) answerEmpty(state, status);
  else if (typeof body === 'string') answerText(state, status, TEXT_TYPE, body);
  else if (body instanceof Readable) answerStream(state, status, body);
  else answerText(state, status, JSON_TYPE, JSON.stringify(body));
  answerHeaders(state, headers);
}

/** Adds the handler's response headers. Throws if HTTP does not allow a header. */
export function answerHeaders(state: Exchange, headers: Readonly<Record<string, string>>): void {
  for (const [name, given] of Object.entries(headers)) {
    const key = name.toLowerCase();
    const value = key === 'location' ? locationOf(state, given) : given;
    nodeHttp.validateHeaderName(key);
    nodeHttp.validateHeaderValue(key, value);
    if (key === 'vary') addVary(state.headers, value);
    else state.headers[key] = value;
  }
}

/** Returns the redirect URL, which for a shop page is in the request language. */
const locationOf = ({ app }: Exchange, location: string): string =>
  asciiUrl(/^\/(?!\/)/.test(location) ? app.languages.pathIn(app.language, location) : location);

/** Percent-encodes a URL as ASCII for a header. Escapes that are already in the URL stay unchanged. */
const asciiUrl = (url: string): string => url.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
