import { parse } from 'node:querystring';
import { readBytes, readObject } from './body.ts';
import type { Step } from './exchange.ts';

/** Reads params, query and body by the schemas of the route. What has no schema stays unread. */
export const readInput =
  (bodyLimit: number): Step =>
  async ({ req, state }, next) => {
    const { params, query, body } = state.plan;
    if (params) state.params = params(state.pathParams);
    if (query) state.query = query(parse(state.search));
    if (body === 'raw') state.body = await readBytes(req, bodyLimit);
    else if (body) state.body = body(await readObject(req, bodyLimit));
    await next();
  };
