import type { Readable } from 'node:stream';

/** The encodings that answers are compressed in. */
export type Encoding = 'br' | 'gzip';

/** The compressed forms of a text that is kept, so that each is made once. */
export interface KeptForms {
  get(encoding: Encoding): Buffer | undefined;
  set(encoding: Encoding, form: Buffer): void;
  /** The size of all of them. */
  bytes(): number;
}

/** An answer that is not `{ data }`, which a handler returns in place of plain data. */
export class Reply {
  readonly status: number;
  readonly body: string | Readable | Readonly<Record<string, unknown>> | null;
  readonly headers: Readonly<Record<string, string>>;
  /** The store of the compressed forms of a text that many clients get. Null: it is compressed for each request. */
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

/** The place of a page in its list, which stands beside `data`. */
export interface ListMeta {
  /** The rows of all pages, counted up to `MAX_TOTAL`. */
  readonly total: number;
  readonly page: number;
  /** Null: the list was answered whole. */
  readonly limit: number | null;
  /** The path of the next page; null on the last one. */
  readonly next: string | null;
}

/** An answer that is `{ data, meta }`. A handler of a list returns it in place of plain data. */
export class Listed<Data = unknown> {
  readonly data: Data;
  readonly meta: ListMeta;

  constructor(data: Data, meta: ListMeta) {
    this.data = data;
    this.meta = meta;
  }
}

/** Writes an answer of data in its envelope. */
export const envelopeOf = (result: unknown): string =>
  JSON.stringify(
    result instanceof Listed ? { data: result.data, meta: result.meta } : { data: result ?? null },
  );

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const TEXT = { 'content-type': 'text/plain; charset=utf-8' };

/** The makers of answers that are not `{ data }`: texts, redirects, files and others. */
export const reply = {
  /** Answers the object itself, without the envelope. */
  bare: (body: Readonly<Record<string, unknown>>) => new Reply(200, body),
  text: (status: number, body: string) => new Reply(status, body, TEXT),
  redirect: (status: 301 | 302 | 303, location: string) => new Reply(status, null, { location }),
  /** Answers bytes as they come. The headers name their type and, if it is known, their length. */
  stream: (body: Readable, headers: Readonly<Record<string, string>>) => new Reply(200, body, headers),
  /** Answers that the caller has it already. */
  notModified: (headers: Readonly<Record<string, string>>) => new Reply(304, null, headers),
  /** Answers a whole HTML document, which its writer has escaped. */
  page: (html: string, status = 200) => new Reply(status, html, HTML),
};
