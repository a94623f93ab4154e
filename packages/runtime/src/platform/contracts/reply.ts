import type { Readable } from 'node:stream';

/** The supported response encodings. */
export type Encoding = 'br' | 'gzip';

/** The cached compressed forms of a string, so that each is created only once. */
export interface KeptForms {
  get(encoding: Encoding): Buffer | undefined;
  set(encoding: Encoding, form: Buffer): void;
  /** Returns the total size of all forms. */
  bytes(): number;
}

/** A response other than `{ data }`, returned by a handler in place of plain data. */
export class Reply {
  readonly status: number;
  readonly body: string | Readable | Readonly<Record<string, unknown>> | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Caches the compressed forms of a string served to many clients. If null, the string is compressed for each request. */
  readonly forms: KeptForms | null;

  constructor(
    status: number,
    body: Reply['body'],
    headers: Readonly<Record<string, string>> = {},
    forms: KeptForms | null = null,
  ) {
    this.status = status;
    this.body = body;
    this.headers = headers;
    this.forms = forms;
  }
}

/** The pagination data of a list, returned next to `data`. */
export interface ListMeta {
  /** The number of rows on all pages, counted up to `MAX_TOTAL`. */
  readonly total: number;
  readonly page: number;
  /** Null if the whole list was returned. */
  readonly limit: number | null;
  /** The path of the next page; null on the last page. */
  readonly next: string | null;
}

/** A response of the form `{ data, meta }`. A list handler returns it in place of plain data. */
export class Listed<Data = unknown> {
  readonly data: Data;
  readonly meta: ListMeta;

  constructor(data: Data, meta: ListMeta) {
    this.data = data;
    this.meta = meta;
  }
}

/** Serializes response data in its envelope. */
export const envelopeOf = (result: unknown): string =>
  JSON.stringify(
    result instanceof Listed ? { data: result.data, meta: result.meta } : { data: result ?? null },
  );

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const TEXT = { 'content-type': 'text/plain; charset=utf-8' };

/** Creates responses other than `{ data }`: text, redirects, files, and more. */
export const reply = {
  /** Responds with the object itself, without the envelope. */
  bare: (body: Readonly<Record<string, unknown>>) => new Reply(200, body),
  text: (status: number, body: string) => new Reply(status, body, TEXT),
  redirect: (status: 301 | 302 | 303, location: string) => new Reply(status, null, { location }),
  /** Streams bytes. The headers give their type and, if known, their length. */
  stream: (body: Readable, headers: Readonly<Record<string, string>>) => new Reply(200, body, headers),
  /** Responds that the client's cached version is current. */
  notModified: (headers: Readonly<Record<string, string>>) => new Reply(304, null, headers),
  /** Responds with a complete HTML document that has already been escaped. */
  page: (html: string, status = 200) => new Reply(status, html, HTML),
};
