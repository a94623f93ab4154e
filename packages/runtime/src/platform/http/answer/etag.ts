import { createHash } from 'node:crypto';
import { addVary, encodingFor, etagIn, isWorthCompressing, keptForms } from './encoding.ts';
import type { KeptForms } from '../../contracts/reply.ts';
import { reply, Reply } from '../../contracts/reply.ts';
import type { RequestInfo } from '../../contracts/route.ts';

/** Computes the strong ETag of a text. */
export const etagOf = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** Reports whether If-None-Match contains the ETag, so that the caller already has the response. */
export const isKept = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && namesTag(ifNoneMatch, etag);

/**
 * Reports whether a list of ETags contains the given one. A weak ETag counts as the strong one that a proxy weakened when it
 * compressed the response.
 */
export const namesTag = (tags: string, etag: string): boolean =>
  tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);

/** A text that is the same for everyone, with its ETag. */
export interface TaggedText {
  readonly body: string;
  readonly type: string;
  /** The headers for both the text and a 304. The ETag is that of the unencoded text, see `etagIn`. */
  readonly headers: Readonly<Record<string, string>> & { readonly etag: string };
  /** The compressed forms, cached along with the text. Null if the text is not cached. */
  forms: KeptForms | null;
}

/** Creates a text with its ETag. */
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
export const keptText = (...parts: Parameters<typeof taggedText>): TaggedText => ({
  ...taggedText(...parts),
  forms: keptForms(),
});

/**
 * Sends a text to callers who do not have it yet in their accepted encoding; others get 304. `compressAnswer` selects the same
 * encoding from the same facts.
 */
export function sendWithEtag({ headers }: Pick<RequestInfo, 'headers'>, text: TaggedText): Reply {
  const facts = factsOf(text);
  const encoding = isWorthCompressing(facts) ? encodingFor(headers, facts) : null;
  const etag = etagIn(encoding, text.headers.etag);
  if (isKept(headers['if-none-match'], etag)) return reply.notModified({ ...text.headers, etag });
  return new Reply(200, text.body, { ...text.headers, etag, 'content-type': text.type }, text.forms);
}

const factsOf = ({ body, type, headers }: Pick<TaggedText, 'body' | 'type' | 'headers'>) => ({
  type,
  cacheControl: headers['cache-control'] ?? '',
  length: body.length,
});
