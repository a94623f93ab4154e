import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { getRawBody } from 'raw-body';
import {
  encodedBody,
  invalidJson,
  notAnObject,
  notJson,
  payloadTooLarge,
  requestAborted,
  tooDeep,
  tooManyMembers,
} from './errors.ts';
import { excessOf } from './jsonBounds.ts';
import type { JsonBounds } from './jsonBounds.ts';

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json *(?:;|$)/i;
const OTHER_CHARSET = /; *charset=(?!"?utf-?8"?(?: *;| *$))/i;

/**
 * Reads a body's bytes. Throws 413 above `limit` bytes. The rest of the body is read and discarded, so that a client that is
 * still sending receives the response.
 */
export async function readBytes(req: IncomingMessage, limit: number): Promise<Buffer> {
  try {
    return await getRawBody(req, { limit, length: req.headers['content-length'] ?? null });
  } catch (error) {
    if (isTooLarge(error)) {
      req.resume();
      throw payloadTooLarge(limit);
    }
    // All other errors mean that the body was truncated or does not match its declared length.
    throw requestAborted();
  }
}

const isTooLarge = (error: unknown): boolean => (error as { type?: string }).type === 'entity.too.large';

const FORM_TYPE = /^application\/x-www-form-urlencoded *(?:;|$)/i;

/** Reports whether the headers declare the body as a form. */
export const isForm = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  FORM_TYPE.test(headers['content-type'] ?? '');

/** Reads the bytes of a form body. */
export function readForm(req: IncomingMessage, limit: number): Promise<Buffer> {
  if (OTHER_CHARSET.test(req.headers['content-type'] ?? '')) throw notJson();
  refuseEncoded(req);
  return readBytes(req, limit);
}

/** Reads the bytes of a JSON body. Throws if the body is not declared as JSON. */
export async function readJson(req: IncomingMessage, limit: number): Promise<Buffer> {
  const { headers } = req;
  if (!hasBody(headers)) return Buffer.alloc(0);
  const type = headers['content-type'];
  if (type !== undefined && (!JSON_TYPE.test(type) || OTHER_CHARSET.test(type))) throw notJson();
  refuseEncoded(req);
  const bytes = await readBytes(req, limit);
  if (bytes.length > 0 && type === undefined) throw notJson();
  return bytes;
}

/** Throws if a body that was read is not declared as JSON. */
export function refuseUnlessJson(req: IncomingMessage, bytes: Buffer): void {
  if (bytes.length === 0) return;
  const type = req.headers['content-type'] ?? '';
  if (!JSON_TYPE.test(type) || OTHER_CHARSET.test(type)) throw notJson();
  refuseEncoded(req);
}

function refuseEncoded({ headers }: IncomingMessage): void {
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') throw encodedBody();
}

export const hasBody = (headers: IncomingMessage['headers']): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Rejects JSON bytes that exceed the bounds, before parsing. */
export function checkBounds(bytes: Buffer, bounds: JsonBounds): void {
  const excess = excessOf(bytes, bounds);
  if (excess === 'depth') throw tooDeep(bounds.depth);
  if (excess === 'members') throw tooManyMembers(bounds.members);
}

/** Parses a JSON object within the bounds. An empty body counts as an empty object. */
export function objectOf(bytes: Buffer, bounds: JsonBounds): object {
  if (bytes.length === 0) return {};
  if (!isUtf8(bytes)) throw invalidJson();
  checkBounds(bytes, bounds);
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw invalidJson();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw notAnObject();
  return value;
}

/**
 * Reads the object in a JSON body of a route that has no body. Returns an empty object for any other body, because such a body is not
 * refused. Throws 413 above `limit` bytes.
 */
export async function readUnused(req: IncomingMessage, limit: number, bounds: JsonBounds): Promise<object> {
  const { 'content-type': type = '', 'content-encoding': encoding } = req.headers;
  if (!hasBody(req.headers) || !JSON_TYPE.test(type) || encoding !== undefined) return {};
  const bytes = await readBytes(req, limit);
  try {
    return objectOf(bytes, bounds);
  } catch {
    return {};
  }
}

/** The bytes of the UTF-8 byte order mark, which some parsers skip. */
const MARK = new Set([0xef, 0xbb, 0xbf]);

/** Reports whether raw bytes begin like a JSON object or list, regardless of the headers. */
export function isJsonLike(bytes: Buffer): boolean {
  const first = bytes.find((byte) => byte > 0x20 && !MARK.has(byte));
  return first === 0x7b || first === 0x5b;
}
