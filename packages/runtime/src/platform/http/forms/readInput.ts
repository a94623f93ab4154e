import { parse } from 'node:querystring';
import type { z } from 'zod';
import {
  checkBounds,
  isForm,
  isJsonLike,
  objectOf,
  readBytes,
  readForm,
  readJson,
  readUnused,
} from '../request/body.ts';
import type { HttpContext, Step } from '../request/exchange.ts';
import { unknownLanguage } from '../request/errors.ts';
import { formFields } from './formFields.ts';
import { ignoredKeysHeader } from './ignoredKeys.ts';
import { readVisit } from './readVisit.ts';
import type { UnparsedBody } from '../../contracts/route.ts';
import type { Validator } from './validation.ts';

/** Parses the path parameters, query, and body with the route's schemas. Input without a schema is not read. */
export const readInput =
  (bodyLimit: number): Step =>
  (ctx, next) => {
    const { state } = ctx;
    const { door } = state.plan;
    if (door) return readVisit(ctx, door, bodyLimit, next);
    if (state.unknownLanguage !== null) throw unknownLanguage(state.unknownLanguage, state.app.languages.all);
    const { params, query, body } = state.plan;
    if (params) state.params = params(state.pathParams);
    if (query) state.query = query(parse(state.search));
    if (body) return readBody(ctx, body, bodyLimit, next);
    return state.plan.reportedBody ? nameUnused(ctx, state.plan.reportedBody, bodyLimit, next) : next();
  };

/** Names the keys that are sent to a route without a body. */
async function nameUnused(
  { req, state }: HttpContext,
  schema: z.ZodType,
  limit: number,
  next: () => Promise<unknown>,
): Promise<void> {
  nameIgnored(state, await readUnused(req, limit, state.plan.bodyBounds), schema);
  await next();
}

function nameIgnored(state: HttpContext['state'], fields: unknown, schema: z.ZodType): void {
  const ignored = ignoredKeysHeader(fields, schema);
  if (ignored !== null) state.headers['shop-ignored-keys'] = ignored;
}

async function readBody(
  { req, state }: HttpContext,
  schema: Validator | UnparsedBody,
  limit: number,
  next: () => Promise<unknown>,
): Promise<void> {
  if (schema === 'stream') state.body = req;
  else if (schema === 'raw') {
    state.body = state.payload = await readBytes(req, limit);
    if (isJsonLike(state.payload)) checkBounds(state.payload, state.plan.bodyBounds);
  } else {
    state.fields = await readFields({ req, state }, limit);
    state.body = schema(state.fields);
    if (state.plan.reportedBody) nameIgnored(state, state.fields, state.plan.reportedBody);
  }
  await next();
}

/** Reads the body as JSON, or on pages also as form fields. */
async function readFields(
  { req, state }: Pick<HttpContext, 'req' | 'state'>,
  limit: number,
): Promise<object> {
  if (state.plan.isPage && isForm(req)) {
    state.payload = await readForm(req, limit);
    return formFields(state.payload.toString('utf8'));
  }
  state.payload = await readJson(req, limit);
  return objectOf(state.payload, state.plan.bodyBounds);
}
