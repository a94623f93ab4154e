import { HTML_TYPE, JSON_TYPE } from '../http/answer/answer.ts';
import type { Reply } from '../contracts/reply.ts';
import { defineRoute } from '../contracts/route.ts';
import type { Call, Route } from '../contracts/route.ts';
import { cachedText, sendWithEtag } from '../http/answer/etag.ts';
import type { TaggedText } from '../http/answer/etag.ts';
import { docsPage } from './docsPage.ts';
import type { OpenApiDocument } from './document.ts';

/** Creates the routes for the OpenAPI document, as JSON and as an HTML page. Both are rendered on first request and cached. */
export const openApiRoutes = (document: () => OpenApiDocument): readonly Route[] => [
  defineRoute({
    id: 'openApi',
    does: 'Returns this document.',
    method: 'GET',
    path: '/api/openapi.json',
    staysOpen: true,
    access: 'public',
    sdk: false,
    answers: 'application/json',
    handle: cachedPage(JSON_TYPE, () => JSON.stringify(document())),
  }),
  defineRoute({
    id: 'apiDocs',
    method: 'GET',
    path: '/api/docs',
    kind: 'page',
    staysOpen: true,
    access: 'public',
    handle: cachedPage(HTML_TYPE, () => String(docsPage(document()))),
  }),
];

function cachedPage(type: string, make: () => string): (call: Pick<Call, 'request'>) => Reply {
  let made: TaggedText | null = null;
  return ({ request }) => {
    made ??= cachedText(make(), type, { 'cache-control': 'no-cache', 'content-security-policy': POLICY });
    return sendWithEtag(request, made);
  };
}

/** The page runs no scripts and loads nothing. Its styles are inline. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'self'";
