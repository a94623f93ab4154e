import { createHash } from 'node:crypto';
import { addVary, encodingFor, etagIn, isWorthCompressing, cachedForms } from './encoding.ts';
import type { CachedForms } from '../../contracts/reply.ts';
import { reply, Reply } from '../../contracts/reply.ts';
import type { RequestInfo } from '../../contracts/route.ts';

/** Computes the strong ETag of a response body. */
export const etagOf = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** Reports whether If-None-Match contains the ETag, which means that the client has the response cached. */
export const isCached = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && namesTag(ifNoneMatch, etag);

/**
 * Reports whether an ETag list contains the given ETag. Weak ETags match too, because a proxy weakens a strong ETag when it
 * compresses the response.
 */
export const namesTag = (tags: string, etag: string): boolean =>
  tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);

/** A response body that is identical for all clients, with its ETag. */
export interface TaggedText {
  readonly body: string;
  readonly type: string;
  /** The headers for the full response and for a 304. They contain the ETag of the unencoded body; see `etagIn`. */
  readonly headers: Readonly<Record<string, string>> & { readonly etag: string };
  /** The encoded versions, cached with the body. Null if the body is not cached. */
  forms: CachedForms | null;
}

/** Creates a tagged text. */
export function taggedText(
  body: string,
  type: string,
  headers: Readonly<Record<string, string>>,
): TaggedText {
  const tagged = { ...headers, etag: etagOf(body) };
  const text = { body, type, headers: tagged, forms: null };
  if (isWorthCompressing(factsOf(text))) addVary(tagged, 'Accept-Encoding');
  return text;
}

/** Creates a tagged text that is cached for the lifetime of the process. */
export const cachedText = (...parts: Parameters<typeof taggedText>): TaggedText => ({
  ...taggedText(...parts),
  forms: cachedForms(),
});

/**
 * Sends a tagged text, or 304 if the client has it cached in the negotiated encoding. `compressAnswer` negotiates the same
 * encoding.
 */
export function sendWithEtag({ headers }: Pick<RequestInfo, 'headers'>, text: TaggedText): Reply {
  const facts = factsOf(text);
  const encoding = isWorthCompressing(facts) ? encodingFor(headers, facts) : null;
  const etag = etagIn(encoding, text.headers.etag);
  if (isCached(headers['if-none-match'], etag)) return reply.notModified({ ...text.headers, etag });
  return new Reply(200, text.body, { ...text.headers, etag, 'content-type': text.type }, text.forms);
}

const factsOf = ({ body, type, headers }: Pick<TaggedText, 'body' | 'type' | 'headers'>) => ({
  type,
  cacheControl: headers['cache-control'] ?? '',
  length: body.length,
});
