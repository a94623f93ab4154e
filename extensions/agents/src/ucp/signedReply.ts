import { Reply } from '@shop/runtime/extension';
import type { AppContext } from '@shop/runtime/extension';
import { signResponse } from '../identity/signatures/signMessage.ts';
import { signingKey } from '../identity/signingKeys.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Signs a response with the key of the shop: its status and its bytes. If the shop has no key that it can read, the response is sent without a
 * signature, because what it tells has happened.
 */
export async function signedReply(app: AppContext, { status, body, headers }: Reply): Promise<Reply> {
  const text = JSON.stringify(body);
  const type = { 'content-type': JSON_TYPE };
  try {
    const key = await signingKey(app);
    const signature = signResponse({ status, headers: type, bytes: Buffer.from(text) }, key, app.clock.now());
    return new Reply(status, text, { ...headers, ...type, ...signature });
  } catch (error) {
    app.log.error({ err: error }, 'response not signed');
    return new Reply(status, text, { ...headers, ...type });
  }
}
