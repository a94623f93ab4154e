import { cachedText, sendWithEtag } from '../../platform/http/answer/etag.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { PRODUCT_SCRIPT_PATH, productScript } from './productScript.ts';

const script = cachedText(productScript, 'text/javascript; charset=utf-8', {
  'cache-control': 'public, max-age=31536000, immutable',
});

export const productScriptRoutes = [
  defineRoute({
    id: 'storefrontProductScript',
    method: 'GET',
    path: PRODUCT_SCRIPT_PATH,
    kind: 'page',
    access: 'public',
    handle: ({ request }) => sendWithEtag(request, script),
  }),
];
