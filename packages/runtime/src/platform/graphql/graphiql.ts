import { HTML_TYPE } from '../http/answer/answer.ts';
import { cachedText, sendWithEtag } from '../http/answer/etag.ts';
import type { TaggedText } from '../http/answer/etag.ts';
import { reply } from '../contracts/reply.ts';
import { defineRoute } from '../contracts/route.ts';
import type { Route } from '../contracts/route.ts';

/**
 * Creates the routes for GraphiQL in development, one for each schema. For the admin schema, users must enter a token in the
 * headers.
 */
export const graphiqlRoutes = (): Route[] => [
  page('graphiql', '/graphiql', '/graphql', 'Shop: storefront'),
  page('adminGraphiql', '/graphiql/admin', '/admin/graphql', 'Shop: admin'),
];

/** Creates the route for one schema. The HTML is rendered on the first request, and its compressed forms are cached. */
function page(id: string, path: string, endpoint: string, title: string): Route {
  let cached: TaggedText | null = null;
  return defineRoute({
    id,
    method: 'GET',
    path,
    kind: 'page',
    access: 'public',
    async handle({ request }) {
      if (cached) return sendWithEtag(request, cached);
      const graphiql = await import('@graphql-yoga/render-graphiql').catch(() => null);
      if (!graphiql) return reply.page(missing, 501);
      cached ??= cachedText(graphiql.renderGraphiQL({ endpoint, title }), HTML_TYPE, {
        'cache-control': 'public, no-cache',
        'content-security-policy': POLICY,
      });
      return sendWithEtag(request, cached);
    },
  });
}

/**
 * The Content Security Policy of the page. It does not restrict scripts and styles, because the editor is an inline script that
 * creates styles and workers at run time.
 */
const POLICY = "base-uri 'self'; object-src 'none'; frame-ancestors 'self'";

/** The page if GraphiQL is not installed. Its script is 9 MB, so it is not a dependency. */
const missing = `<!doctype html><title>GraphiQL</title>
<p>GraphiQL is not installed. Run <code>npm install --save-dev @graphql-yoga/render-graphiql graphql-yoga</code> and reload.`;
