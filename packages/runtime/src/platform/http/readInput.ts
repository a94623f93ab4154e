import { parse } from 'node:querystring';
import { objectOf, readBytes, readJson } from './body.ts';
import type { HttpContext, Step } from './exchange.ts';
import type { UnparsedBody } from './route.ts';
import type { Validator } from './validation.ts';

/** Reads params, query and body by the schemas of the route. What has no schema stays unread. */
export const readInput =
  (bodyLimit: number): Step =>
  (ctx, next) => {
    const { state } = ctx;
    const { params, query, body } = state.plan;
    if (params) state.params = params(state.pathParams);
    if (query) state.query = query(parse(state.search));
    return body ? readBody(ctx, body, bodyLimit, next) : next();
  };

async function readBody(
  { req, state }: HttpContext,
  schema: Validator | UnparsedBody,
  limit: number,
  next: () => Promise<unknown>,
): Promise<void> {
  if (schema === 'stream') state.body = req;
  else if (schema === 'raw') state.body = state.payload = await readBytes(req, limit);
  else {
    state.payload = await readJson(req, limit);
    state.body = schema(objectOf(state.payload));
  }
  await next();
}
