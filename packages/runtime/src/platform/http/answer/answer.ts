import { Readable } from 'node:stream';
import { addVary } from './encoding.ts';
import type { Exchange } from '../request/exchange.ts';
import { nodeHttp } from './nodeHttp.ts';
import type { Reply } from '../../contracts/reply.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';
export const HTML_TYPE = 'text/html; charset=utf-8';
const TEXT_TYPE = 'text/plain; charset=utf-8';

/** Answers with a text of the given type. */
export function answerText(state: Exchange, status: number, type: string, body: string): void {
  state.status = status;
  state.headers['content-type'] = type;
  state.answer = body;
}

/** Answers without a body. */
export function answerEmpty(state: Exchange, status: number): void {
  state.status = status;
  state.answer = null;
}

/** Answers with bytes as they come. */
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

/** Adds headers of a handler. Throws for one that HTTP cannot carry. */
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

/** Leads to a page of the shop in the language of the request. */
const locationOf = ({ app }: Exchange, location: string): string =>
  asciiUrl(/^\/(?!\/)/.test(location) ? app.languages.pathIn(app.language, location) : location);

/** Encodes a header, which may hold only ASCII; what is encoded already stays as it is. */
const asciiUrl = (url: string): string => url.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
