import type { Readable } from 'node:stream';

/** The supported response encodings. */
export type Encoding = 'br' | 'gzip';

/** Caches the compressed forms of a string, so that the string is compressed only once per encoding. */
export interface CachedForms {
  get(encoding: Encoding): Buffer | undefined;
  set(encoding: Encoding, form: Buffer): void;
  /** Returns the total size of the compressed forms in bytes. */
  bytes(): number;
}

/** An HTTP response without the `{ data }` envelope. A handler can return one in place of plain data. */
export class Reply {
  readonly status: number;
  readonly body: string | Readable | Readonly<Record<string, unknown>> | null;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * The cache for the compressed forms of a string that is sent to many clients. If null, every request compresses the string
   * again.
   */
  readonly forms: CachedForms | null;

  constructor(
    status: number,
    body: Reply['body'],
    headers: Readonly<Record<string, string>> = {},
    forms: CachedForms | null = null,
  ) {
    this.status = status;
    this.body = body;
    this.headers = headers;
    this.forms = forms;
  }
}

/** The pagination data of a list, returned in `meta`. */
export interface ListMeta {
  /** Total number of rows across all pages. Counting stops at `MAX_TOTAL`. */
  readonly total: number;
  readonly page: number;
  /** Maximum number of rows per page. Null if the whole list was returned. */
  readonly limit: number | null;
  /** The path of the next page. Null on the last page. */
  readonly next: string | null;
}

/** A list response with an envelope of the form `{ data, meta }`. List handlers return it in place of plain data. */
export class Listed<Data = unknown> {
  readonly data: Data;
  readonly meta: ListMeta;

  constructor(data: Data, meta: ListMeta) {
    this.data = data;
    this.meta = meta;
  }
}

/** Serializes response data, including its envelope. */
export const envelopeOf = (result: unknown): string =>
  JSON.stringify(
    result instanceof Listed ? { data: result.data, meta: result.meta } : { data: result ?? null },
  );

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const TEXT = { 'content-type': 'text/plain; charset=utf-8' };

/** Creates responses without the `{ data }` envelope: text, redirects, files, and more. */
export const reply = {
  /** Creates a JSON response from the object itself, without an envelope. */
  bare: (body: Readonly<Record<string, unknown>>) => new Reply(200, body),
  text: (status: number, body: string) => new Reply(status, body, TEXT),
  redirect: (status: 301 | 302 | 303, location: string) => new Reply(status, null, { location }),
  /** Creates a streaming response. Include the content type and, if known, the content length in the headers. */
  stream: (body: Readable, headers: Readonly<Record<string, string>>) => new Reply(200, body, headers),
  /** Creates a 304 response, which means that the client's cached copy is still current. */
  notModified: (headers: Readonly<Record<string, string>>) => new Reply(304, null, headers),
  /** Creates an HTML response from a complete document whose values have already been escaped. */
  page: (html: string, status = 200) => new Reply(status, html, HTML),
};
