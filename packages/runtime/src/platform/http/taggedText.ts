import { etagOf, isKept } from './etag.ts';
import { reply, Reply } from './reply.ts';
import type { RequestFacts } from './route.ts';

/** A text that everybody gets alike, with its ETag. */
export interface TaggedText {
  readonly body: string;
  readonly type: string;
  /** What is sent with it and with a 304 alike, its ETag among them. */
  readonly headers: Readonly<Record<string, string>> & { readonly etag: string };
}

export const taggedText = (
  body: string,
  type: string,
  headers: Readonly<Record<string, string>>,
): TaggedText => ({ body, type, headers: { ...headers, etag: etagOf(body) } });

/** Sends a text to who does not have it yet. Others get 304. */
export function sendTagged({ headers }: Pick<RequestFacts, 'headers'>, text: TaggedText): Reply {
  if (isKept(headers['if-none-match'], text.headers.etag)) return reply.notModified(text.headers);
  return new Reply(200, text.body, { ...text.headers, 'content-type': text.type });
}
