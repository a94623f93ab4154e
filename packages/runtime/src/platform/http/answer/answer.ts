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

/** A response as it is sent: with its content type, header names in lowercase, and JSON as text. */
interface SentReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Readable | null;
}

/**
 * Returns a handler's response as it is sent. `locate` returns the URL of a redirect for the header. Throws if HTTP does not allow a header.
 */
export function sentReply({ status, body, headers }: Reply, locate = asciiUrl): SentReply {
  const own = sentHeaders(headers, locate);
  if (body === null || body instanceof Readable) return { status, headers: own, body };
  const isText = typeof body === 'string';
  return {
    status,
    headers: { 'content-type': isText ? TEXT_TYPE : JSON_TYPE, ...own },
    body: isText ? body : JSON.stringify(body),
  };
}

/** Returns headers as they are sent. Throws if HTTP does not allow one. */
function sentHeaders(
  headers: Readonly<Record<string, string>>,
  locate: (location: string) => string,
): Readonly<Record<string, string>> {
  const sent: Record<string, string> = {};
  for (const [name, given] of Object.entries(headers)) {
    const key = name.toLowerCase();
    const value = key === 'location' ? locate(given) : given;
    nodeHttp.validateHeaderName(key);
    nodeHttp.validateHeaderValue(key, value);
    sent[key] = value;
  }
  return sent;
}

/** Responds with a handler's response. Throws if HTTP does not allow a header. */
export function answerReply(state: Exchange, reply: Reply): void {
  const { status, headers, body } = sentReply(reply, (location) => locationOf(state, location));
  state.status = status;
  state.answer = body;
  state.forms = reply.forms;
  addHeaders(state, headers);
}

/** Adds the handler's response headers. Throws if HTTP does not allow a header. */
export const answerHeaders = (state: Exchange, headers: Readonly<Record<string, string>>): void =>
  addHeaders(
    state,
    sentHeaders(headers, (location) => locationOf(state, location)),
  );

function addHeaders(state: Exchange, headers: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(headers)) {
    if (key === 'vary') addVary(state.headers, value);
    else state.headers[key] = value;
  }
}

/** Returns the redirect URL, which for a shop page is in the request language. */
const locationOf = ({ app }: Exchange, location: string): string =>
  asciiUrl(/^\/(?!\/)/.test(location) ? app.languages.pathIn(app.language, location) : location);

/** Percent-encodes a URL as ASCII for a header. Escapes that are already in the URL stay unchanged. */
const asciiUrl = (url: string): string => url.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
