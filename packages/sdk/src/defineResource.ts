import type { CallOptions, HttpMethod, Query } from './clientOptions.ts';
import { listing } from './listing.ts';
import { dataOf } from './readAnswer.ts';
import type { Send } from './request.ts';
import { requestPattern } from './requestPattern.ts';

/** Creates the methods of one resource from the function that sends their requests. */
export interface Resource<Methods> {
  (send: Send): Methods;
  /** The patterns of requests that are never retried. */
  readonly once?: readonly string[];
}

/**
 * Creates the methods of a resource from a table. A row consists of the HTTP method, the path, and the kind of input in
 * addition to the path parameters (`body`, `query`, `form`, or `-`). For a list, the next word is the paging style (`pages`,
 * `cursor`, or `whole`), optionally with the response member that contains the rows, such as `cursor:files`. `text` marks a
 * response that is a text file. `once` at the end means that the shop does not read an idempotency key, so the request is never
 * retried. `{name*}` in a path matches the rest of the path, and `{?name}` at its end is a member of a form that is sent in the query.
 * Extensions can define their own resources.
 */
export function defineResource<Methods>(table: {
  readonly [Name in keyof Methods]: string;
}): Resource<Methods> {
  const rows = Object.entries<string>(table);
  const methods = (send: Send) =>
    Object.fromEntries(rows.map(([name, text]) => [name, createMethod(send, text)])) as Methods;
  return Object.assign(methods, {
    once: rows.flatMap(([, text]) => (text.endsWith(' once') ? requestPattern(text) : [])),
  });
}

function createMethod(send: Send, text: string) {
  const [method, address = '', takes = '-', ...marks] = text.split(' ');
  const [template = '', inQuery] = address.split(/\{\?(\w+)\}$/);
  const once = marks.includes('once');
  const paging = marks.find((mark) => mark !== 'once');
  const names = template.match(/\{\w+\*?\}/g) ?? [];
  return (...given: unknown[]): Promise<unknown> => {
    const input = takes === '-' ? undefined : given[names.length];
    const options = given[names.length + (takes === '-' ? 0 : 1)] as CallOptions | undefined;
    const { [inQuery ?? '']: sent, ...fields } = (input ?? {}) as Query;
    const load = async (query: Query | undefined): Promise<unknown> => {
      const path = names.reduce(
        (path, name, index) => path.replace(name, () => segment(name, given[index])),
        template,
      );
      const body = takes === 'body' ? input : takes === 'form' ? formOf(fields) : undefined;
      const request = {
        method: method as HttpMethod,
        path: path.replace(/\/$/, ''),
        query,
        body,
        readsText: paging === 'text',
        once,
      };
      return (await send(request, options)).body;
    };
    const query =
      takes === 'query' ? (input as Query | undefined) : inQuery ? { [inQuery]: sent } : undefined;
    return paging && paging !== 'text' ? listing(paging, query ?? {}, load) : load(query).then(dataOf);
  };
}

/** Encodes a value as a path segment. Throws for a value that would change the path, such as an empty ID. */
function segment(name: string, value: unknown): string {
  const isRest = name.endsWith('*}');
  const text = String(value ?? '').replace(isRest ? /^\/assets\// : '', '');
  const parts = isRest ? text.split('/').filter((part) => part !== '') : [text];
  if (parts.some((part) => /^\.{0,2}$/.test(part)))
    throw new TypeError(`${name} of a path cannot be ${JSON.stringify(value)}`);
  return parts.map(encodeURIComponent).join('/');
}

function formOf(input: unknown): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(input as Readonly<Record<string, unknown>>))
    for (const value of Array.isArray(values) ? values : [values])
      if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}
