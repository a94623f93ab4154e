import { createHash } from 'node:crypto';
import { cachedText, sendWithEtag } from '../../platform/http/answer/etag.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import type { Route } from '../../platform/contracts/route.ts';

/** A script that pages load from a separate path. */
export interface PageScript {
  /** The path. It contains a hash of the script, so that browsers may cache it permanently. */
  readonly path: string;
  /** The route that serves the script. */
  readonly route: Route;
}

/** Creates a page script. `id` is the ID of its route, and `name` is part of its path. */
export function pageScript(id: string, name: string, source: string): PageScript {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 16);
  const path = `/scripts/${name}-${hash}.js`;
  const text = cachedText(source, 'text/javascript; charset=utf-8', {
    'cache-control': 'public, max-age=31536000, immutable',
  });
  return {
    path,
    route: defineRoute({
      id,
      method: 'GET',
      path,
      kind: 'page',
      staysOpen: true,
      access: 'public',
      handle: ({ request }) => sendWithEtag(request, text),
    }),
  };
}
