import { parse } from 'node:querystring';
import { checkBounds, hasBody, isJsonLike, objectOf, readBytes, refuseUnlessJson } from '../request/body.ts';
import { beginArrival } from '../request/arriving.ts';
import type { HttpContext } from '../request/exchange.ts';
import { visitOf } from '../request/openDoor.ts';
import type { OpenDoor } from '../request/openDoor.ts';

/**
 * Reads a request at a door: the bytes of its body, then the client's identity, and only then what the bytes mean, so that a signature is
 * checked before anything else is said about the body. Requests that no route serves are not read.
 */
export async function readVisit(
  ctx: HttpContext,
  { door }: OpenDoor,
  bodyLimit: number,
  next: () => Promise<unknown>,
): Promise<void> {
  const { req, state } = ctx;
  const { plan } = state;
  if (plan.path === null) return void (await next());
  beginArrival(ctx);
  state.payload = hasBody(req.headers) ? await readBytes(req, door.bodyLimit ?? bodyLimit) : Buffer.alloc(0);
  state.identity = (await door.identify?.(visitOf(ctx))) ?? null;
  if (plan.params) state.params = plan.params(state.pathParams);
  if (plan.query) state.query = plan.query(parse(state.search));
  if (typeof plan.body === 'function') {
    refuseUnlessJson(req, state.payload);
    state.fields = objectOf(state.payload, plan.bodyBounds);
    state.body = plan.body(state.fields);
  } else {
    if (isJsonLike(state.payload)) checkBounds(state.payload, plan.bodyBounds);
    if (plan.body === 'raw') state.body = state.payload;
  }
  await next();
}
