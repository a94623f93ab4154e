import { cachedText, sendWithEtag } from '../../platform/http/answer/etag.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { PASSWORD_SCRIPT_PATH, passwordScript } from './passwordScript.ts';

const script = cachedText(passwordScript, 'text/javascript; charset=utf-8', {
  'cache-control': 'public, max-age=31536000, immutable',
});

export const passwordScriptRoutes = [
  defineRoute({
    id: 'storefrontPasswordScript',
    method: 'GET',
    path: PASSWORD_SCRIPT_PATH,
    kind: 'page',
    access: 'public',
    handle: ({ request }) => sendWithEtag(request, script),
  }),
];
