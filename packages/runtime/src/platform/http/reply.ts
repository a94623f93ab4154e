import type { Readable } from 'node:stream';
import type { KeptForms } from './encoding.ts';

/** An answer that is not `{ data }`. A handler returns it in place of plain data. */
export class Reply {
  readonly status: number;
  readonly body: string | Readable | Readonly<Record<string, unknown>> | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Where the compressed forms of a text are kept that many get. Null: it is compressed for each request. */
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

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const TEXT = { 'content-type': 'text/plain; charset=utf-8' };

export const reply = {
  /** The object itself, without the envelope. */
  bare: (body: Readonly<Record<string, unknown>>) => new Reply(200, body),
  text: (status: number, body: string) => new Reply(status, body, TEXT),
  redirect: (status: 301 | 302 | 303, location: string) => new Reply(status, null, { location }),
  /** Bytes as they come. The headers name their type and, where it is known, their length. */
  stream: (body: Readable, headers: Readonly<Record<string, string>>) => new Reply(200, body, headers),
  /** The caller has it already. */
  notModified: (headers: Readonly<Record<string, string>>) => new Reply(304, null, headers),
  /** A whole HTML document. Its writer escapes what it puts in. */
  page: (html: string, status = 200) => new Reply(status, html, HTML),
};
