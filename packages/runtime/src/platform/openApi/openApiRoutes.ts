import { etagOf, isKept } from '../http/etag.ts';
import { Reply, reply } from '../http/reply.ts';
import { defineRoute } from '../http/route.ts';
import type { Call, Route } from '../http/route.ts';
import { docsPage } from './docsPage.ts';
import type { OpenApiDocument } from './document.ts';

/** The document of the routes, for programs and for people. Both are made when they are first asked for, and kept. */
export const openApiRoutes = (document: () => OpenApiDocument): readonly Route[] => [
  defineRoute({
    id: 'openApi',
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    answers: 'application/json',
    handle: kept('application/json; charset=utf-8', () => JSON.stringify(document())),
  }),
  defineRoute({
    id: 'apiDocs',
    method: 'GET',
    path: '/api/docs',
    kind: 'page',
    access: 'public',
    handle: kept('text/html; charset=utf-8', () => String(docsPage(document()))),
  }),
];

function kept(type: string, make: () => string): (call: Pick<Call, 'request'>) => Reply {
  let made: { readonly body: string; readonly headers: Readonly<Record<string, string>> } | null = null;
  return ({ request }) => {
    if (!made) {
      const body = make();
      const headers = { etag: etagOf(body), 'cache-control': 'no-cache', 'content-security-policy': POLICY };
      made = { body, headers };
    }
    const { body, headers } = made;
    return isKept(request.headers['if-none-match'], headers['etag']!)
      ? reply.notModified(headers)
      : new Reply(200, body, { ...headers, 'content-type': type });
  };
}

/** Runs and loads nothing; the page has its own styles. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'self'";
