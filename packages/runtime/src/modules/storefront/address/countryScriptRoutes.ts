import { cachedText, sendWithEtag } from '../../../platform/http/answer/etag.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { COUNTRY_SCRIPT_PATH, countryScript } from './countryScript.ts';

const script = cachedText(countryScript, 'text/javascript; charset=utf-8', {
  'cache-control': 'public, max-age=31536000, immutable',
});

export const countryScriptRoutes = [
  defineRoute({
    id: 'storefrontCountryScript',
    method: 'GET',
    path: COUNTRY_SCRIPT_PATH,
    kind: 'page',
    access: 'public',
    handle: ({ request }) => sendWithEtag(request, script),
  }),
];
