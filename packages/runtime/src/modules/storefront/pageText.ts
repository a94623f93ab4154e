import { etagOf, isKept } from '../../platform/http/etag.ts';
import { reply, Reply } from '../../platform/http/reply.ts';
import type { RequestFacts } from '../../platform/http/route.ts';

/** A page that everybody sees alike. */
export interface PageText {
  readonly body: string;
  readonly type: string;
  /** What is sent with it and with a 304 alike, its ETag among them. */
  readonly headers: Readonly<Record<string, string>> & { readonly etag: string };
}

export function pageText(body: string, type: string, headers: Readonly<Record<string, string>>): PageText {
  const etag = etagOf(body);
  return { body, type, headers: { ...headers, etag, 'cache-control': 'public, no-cache' } };
}

/** Sends a page to who does not have it yet. Others get 304. */
export function sendText({ headers }: Pick<RequestFacts, 'headers'>, text: PageText): Reply {
  if (isKept(headers['if-none-match'], text.headers.etag)) return reply.notModified(text.headers);
  return new Reply(200, text.body, { ...text.headers, 'content-type': text.type });
}
