import { createHash } from 'node:crypto';
import { reply, Reply } from './reply.ts';
import type { RequestInfo } from './route.ts';

/** Computes the strong ETag of a text: equal texts have equal ones. */
export const etagOf = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** Tells whether the header If-None-Match names the tag, so that the caller has the answer already. */
export const isKept = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);

/** A text that is the same for everybody, with its ETag. */
export interface TaggedText {
  readonly body: string;
  readonly type: string;
  /** The headers of both the text and a 304, its ETag among them. */
  readonly headers: Readonly<Record<string, string>> & { readonly etag: string };
}

/** Tags a text. */
export const taggedText = (
  body: string,
  type: string,
  headers: Readonly<Record<string, string>>,
): TaggedText => ({ body, type, headers: { ...headers, etag: etagOf(body) } });

/** Sends a text to callers who do not have it yet; others get 304. */
export function sendWithEtag({ headers }: Pick<RequestInfo, 'headers'>, text: TaggedText): Reply {
  if (isKept(headers['if-none-match'], text.headers.etag)) return reply.notModified(text.headers);
  return new Reply(200, text.body, { ...text.headers, 'content-type': text.type });
}
