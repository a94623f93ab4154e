import { createHash } from 'node:crypto';
import { addVary, encodingFor, etagIn, isWorthCompressing, keptForms } from './encoding.ts';
import type { KeptForms } from '../../contracts/reply.ts';
import { reply, Reply } from '../../contracts/reply.ts';
import type { RequestInfo } from '../../contracts/route.ts';

/** Computes the strong ETag of a text: equal texts have equal ones. */
export const etagOf = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** Reports whether the header If-None-Match names the tag, so that the caller has the answer already. */
export const isKept = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && namesTag(ifNoneMatch, etag);

/** Reports whether a list of tags names the tag. A weak one counts as the strong one that a proxy made it from when it compressed the answer. */
export const namesTag = (tags: string, etag: string): boolean =>
  tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);

/** A text that is the same for everybody, with its ETag. */
export interface TaggedText {
  readonly body: string;
  readonly type: string;
  /** The headers of both the text and a 304, its ETag among them: that of the text as it is, see `etagIn`. */
  readonly headers: Readonly<Record<string, string>> & { readonly etag: string };
  /** The compressed forms, which whoever keeps the text keeps with it. Null: nobody keeps it. */
  forms: KeptForms | null;
}

/** Tags a text. */
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

/** Tags a text that is kept for as long as the process lives. */
export const keptText = (...parts: Parameters<typeof taggedText>): TaggedText => ({
  ...taggedText(...parts),
  forms: keptForms(),
});

/**
 * Sends a text to callers who do not have it yet in the encoding that they accept; others get 304. `compressAnswer` comes to the same
 * encoding, by the same facts.
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
