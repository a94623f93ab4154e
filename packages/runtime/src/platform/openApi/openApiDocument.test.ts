import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Authenticator } from '../contracts/caller.ts';
import { defineRoute } from '../contracts/route.ts';
import type { Route } from '../contracts/route.ts';
import type { Response } from './document.ts';
import { openApiDocument } from './openApiDocument.ts';

const authenticator: Authenticator = {
  id: 'all',
  accepts: [
    { name: 'adminToken', in: 'bearer', gives: 'admin', description: 'A token.' },
    { name: 'session', in: { cookie: 'sid' }, gives: 'customer', description: 'A session.' },
  ],
  authenticate: async () => null,
};

const SERVER = { 400: 'VALIDATION_FAILED INVALID_JSON', 403: 'FORBIDDEN', 429: 'TOO_MANY_REQUESTS' };
const OWN = {
  refuse: { 400: 'TOO_BIG VALIDATION_FAILED', 404: 'THING_NOT_FOUND', 429: 'TOO_MANY_THINGS' },
  known: { 400: 'VALIDATION_FAILED' },
};

const documentOf = (...routes: readonly Route[]) =>
  openApiDocument({
    routes: routes.map((value) => ({ owner: 'things', isCore: true, value })),
    authenticators: [authenticator],
    title: 'Shop',
    version: '1.2.3',
    url: 'https://shop.example',
    refused: { byServer: SERVER, byRoutes: { things: OWN } },
  });

const base = {
  id: 'getThing',
  method: 'GET',
  path: '/api/things',
  access: 'public',
  handle: () => ({}),
} as const;
const idParams = z.object({ id: z.string() });
const refTo = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

test('a route is documented under its path, method and owner', () => {
  const document = documentOf(defineRoute(base));
  expect(document).toMatchObject({
    openapi: '3.1.1',
    info: { title: 'Shop', version: '1.2.3' },
    servers: [{ url: 'https://shop.example' }],
    tags: [{ name: 'things' }],
  });
  expect(document.paths['/api/things']?.['get']).toMatchObject({
    operationId: 'getThing',
    summary: 'Get thing',
    tags: ['things'],
  });
});

test('pages and the fallback route are omitted', () => {
  const page = defineRoute({ ...base, kind: 'page' });
  const fallback = defineRoute({ ...base, path: '/{path*}', fallback: true, params: z.object({}) });
  expect(documentOf(page, fallback).paths).toEqual({});
});

test('each path of a route has an operation with a unique ID', () => {
  const two = defineRoute({ ...base, path: ['/api/cart', '/api/carts'] });
  const other = defineRoute({ ...base, id: 'getThing_2', path: '/api/other' });
  const { paths } = documentOf(two, other);
  const ids = ['/api/cart', '/api/carts', '/api/other'].map((path) => paths[path]?.['get']?.operationId);
  expect(ids).toEqual(['getThing', 'getThing_3', 'getThing_2']);
});

test('paths that differ only in parameter names are merged under the names of the first path', () => {
  const params = z.object({ thing_id: z.uuid(), rest: z.string() });
  const { paths } = documentOf(
    defineRoute({ ...base, path: '/api/things/{id}/{path*}', params: z.object({}) }),
    defineRoute({ ...base, id: 'drop', method: 'DELETE', path: '/api/things/{thing_id}/{rest*}', params }),
  );
  expect(Object.keys(paths)).toEqual(['/api/things/{id}/{path}']);
  expect(paths['/api/things/{id}/{path}']?.['delete']?.parameters?.slice(0, 2)).toMatchObject([
    { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
    { name: 'path', in: 'path', required: true, description: 'The rest of the path, including slashes.' },
  ]);
});

test('a query is documented by parameter, and a query with arbitrary keys as an object', () => {
  const named = z.object({ page: z.coerce.number().int().min(1).default(1), key: z.string() });
  const any = z.record(z.string(), z.string());
  const { paths } = documentOf(
    defineRoute({ ...base, query: named }),
    defineRoute({ ...base, id: 'any', path: '/api/any', query: any }),
  );
  expect(paths['/api/things']?.['get']?.parameters).toMatchObject([
    { name: 'page', in: 'query', required: false, schema: { type: 'integer', minimum: 1, default: 1 } },
    { name: 'key', in: 'query', required: true, schema: { type: 'string' } },
  ]);
  expect(paths['/api/any']?.['get']?.parameters).toMatchObject([
    { in: 'query', required: false, schema: { type: 'object' } },
  ]);
});

test('a body has one schema that several routes share, and is optional if {} is valid', () => {
  const body = z.strictObject({
    name: z.string().max(9),
    at: z
      .string()
      .transform((at) => new Date(at))
      .optional(),
  });
  const post = { ...base, method: 'POST' } as const;
  const { paths, components } = documentOf(
    defineRoute({ ...post, id: 'create', body }),
    defineRoute({ ...post, id: 'copy', path: '/api/copies', body }),
    defineRoute({ ...post, id: 'open', path: '/api/open', body: z.object({ name: z.string().optional() }) }),
  );
  const schema = refTo('schemas', 'createBody');
  for (const path of ['/api/things', '/api/copies'])
    expect(paths[path]?.['post']?.requestBody).toEqual({
      required: true,
      content: {
        'application/json': { schema, example: { name: 'Blue mug', at: '2026-05-04T09:30:00.000Z' } },
      },
    });
  expect(paths['/api/open']?.['post']?.requestBody?.required).toBe(false);
  expect(components.schemas['createBody']).toEqual({
    type: 'object',
    properties: { name: { type: 'string', maxLength: 9 }, at: { type: 'string' } },
    required: ['name'],
    additionalProperties: false,
  });
});

test('a recursive schema uses references that are valid in the document', () => {
  const node = z.object({
    name: z.string(),
    get children(): z.ZodArray<z.ZodType> {
      return z.array(node);
    },
  });
  const { components } = documentOf(
    defineRoute({ ...base, method: 'POST', body: node }),
    defineRoute({ ...base, id: 'nest', path: '/api/nest', method: 'POST', body: z.object({ tree: node }) }),
  );
  expect(components.schemas['getThingBody']).toMatchObject({
    properties: { children: { items: refTo('schemas', 'getThingBody') } },
  });
  const { tree } = components.schemas['nestBody']?.properties ?? {};
  const name = tree?.$ref?.replace('#/components/schemas/', '') ?? '';
  expect(components.schemas[name]).toMatchObject({ properties: { children: { items: tree } } });
});

test('a schema that cannot be converted accepts any value', () => {
  const foreign = { safeParse: () => ({ success: true }) } as unknown as z.ZodType;
  const { components } = documentOf(defineRoute({ ...base, method: 'POST', body: foreign }));
  expect(components.schemas['getThingBody']).toEqual({});
});

test('unparsed bodies are documented by their media type', () => {
  const post = { ...base, method: 'POST' } as const;
  const takes = { type: 'multipart/form-data', fields: z.object({ images: z.array(z.file()) }) };
  const { paths, components } = documentOf(
    defineRoute({ ...post, id: 'raw', body: 'raw' }),
    defineRoute({ ...post, id: 'upload', path: '/api/uploads', body: 'stream', takes }),
  );
  expect(paths['/api/things']?.['post']?.requestBody?.content).toEqual({ 'application/octet-stream': {} });
  expect(paths['/api/uploads']?.['post']?.requestBody?.content).toEqual({
    'multipart/form-data': { schema: refTo('schemas', 'uploadBody') },
  });
  expect(components.schemas['uploadBody']).toMatchObject({
    properties: { images: { type: 'array', items: { type: 'string', format: 'binary' } } },
  });
});

test('responses have the envelope unless the route declares otherwise, and may have undeclared members', () => {
  const response = z.object({ name: z.string() });
  const { paths, components } = documentOf(
    defineRoute({ ...base, response }),
    defineRoute({ ...base, id: 'bare', path: '/api/bare', response, answers: 'application/json' }),
    defineRoute({ ...base, id: 'none', path: '/api/none' }),
  );
  const schemaAt = (path: string) => {
    const success = paths[path]!['get']!.responses['200'] as Response;
    return success.content?.['application/json']?.schema;
  };
  const data = refTo('schemas', 'getThingData');
  expect(schemaAt('/api/things')).toEqual({
    allOf: [refTo('schemas', 'Data'), { properties: { data }, required: ['data'] }],
  });
  expect(schemaAt('/api/bare')).toEqual(data);
  expect(schemaAt('/api/none')).toEqual(refTo('schemas', 'Data'));
  expect(components.schemas['getThingData']).not.toHaveProperty('additionalProperties');
});

test('documents who may call a route, and the resulting errors', () => {
  const { paths, components } = documentOf(
    defineRoute({ ...base, path: '/healthz' }),
    defineRoute({ ...base, id: 'open', path: '/api/open' }),
    defineRoute({ ...base, id: 'mine', path: '/api/mine', access: 'customer' }),
    defineRoute({ ...base, id: 'ours', path: '/api/ours/{id}', params: idParams, access: 'admin' }),
  );
  const described = (path: string) => {
    const { security, responses } = paths[path]!['get']!;
    return [security, Object.keys(responses)];
  };
  expect(described('/healthz')).toEqual([[], ['200', '408', '431', '500', '503', 'default']]);
  expect(described('/api/open')).toEqual([
    [{}, { adminToken: [] }, { session: [] }],
    ['200', '401', '408', '429', '431', '500', '503', 'default'],
  ]);
  expect(described('/api/mine')).toEqual([
    [{ session: [] }],
    ['200', '401', '408', '429', '431', '500', '503', 'default'],
  ]);
  expect(described('/api/ours/{id}')).toEqual([
    [{ adminToken: ['ours'] }],
    ['200', '400', '401', '403', '408', '429', '431', '500', '503', 'default'],
  ]);
  expect(components.securitySchemes).toEqual({
    adminToken: { type: 'http', scheme: 'bearer', description: 'A token.' },
    session: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'A session.' },
  });
});

test('each error lists its codes, and errors common to all requests are shared components', () => {
  const { paths, components } = documentOf(
    defineRoute({ ...base, id: 'refuse', query: z.object({ page: z.string() }) }),
    defineRoute({ ...base, id: 'known', path: '/api/known/{id}', params: idParams }),
  );
  const { responses } = paths['/api/things']!['get']!;
  const codeOf = (status: string) => {
    const { content } = responses[status] as Response;
    return content?.['application/json']?.schema?.allOf?.[1]?.properties?.['error'];
  };
  const code = (schema: object) => ({ type: 'object', properties: { code: schema }, required: ['code'] });
  expect(codeOf('404')).toEqual(code({ enum: ['THING_NOT_FOUND'] }));
  expect(codeOf('400')).toEqual(code({ anyOf: [refTo('schemas', 'BadRequestCode'), { enum: ['TOO_BIG'] }] }));
  expect(responses['400']).toMatchObject({ description: expect.stringContaining('`TOO_BIG`') });
  expect(responses['429']).toMatchObject({ headers: { 'Retry-After': refTo('headers', 'Retry-After') } });
  expect(components.schemas['BadRequestCode']).toMatchObject({ enum: ['VALIDATION_FAILED', 'INVALID_JSON'] });
  expect(paths['/api/known/{id}']?.['get']?.responses['400']).toEqual(refTo('responses', 'BadRequest'));
  expect(responses).not.toHaveProperty('default');
});

test('the Idempotency-Key is documented for routes that accept it', () => {
  const key = refTo('parameters', 'IdempotencyKey');
  const post = { ...base, method: 'POST' } as const;
  const { paths } = documentOf(
    defineRoute(base),
    defineRoute({ ...post, id: 'create' }),
    defineRoute({ ...post, id: 'login', path: '/api/login', idempotency: 'none' }),
  );
  expect(paths['/api/things']?.['post']?.parameters).toEqual([key]);
  expect(Object.keys(paths['/api/things']?.['post']?.responses ?? {})).toEqual(
    expect.arrayContaining(['409', '422']),
  );
  expect(paths['/api/things']?.['get']?.parameters).toBeUndefined();
  expect(paths['/api/login']?.['post']?.parameters).toBeUndefined();
});

test('documents several media types of a response, and errors outside of the envelope', () => {
  const table = defineRoute({ ...base, answers: ['text/csv', 'application/x-ndjson'] });
  const post = { ...base, method: 'POST' } as const;
  const schema = z.object({ errors: z.array(z.string()) });
  const json = defineRoute({ ...post, id: 'ask', refusals: { type: 'application/json', schema } });
  const text = defineRoute({ ...post, id: 'hook', path: '/api/hook', refusals: { type: 'text/plain' } });
  const { paths } = documentOf(table, json, text);
  const answerOf = (path: string, method: string, status: string) =>
    (paths[path]?.[method]?.responses[status] as Response | undefined)?.content;
  const error = { schema: refTo('schemas', 'Error') };
  expect(answerOf('/api/things', 'get', '200')).toEqual({ 'text/csv': {}, 'application/x-ndjson': {} });
  for (const status of ['400', 'default']) {
    expect(answerOf('/api/things', 'post', status)).toEqual({
      'application/json': { schema: { anyOf: [error.schema, refTo('schemas', 'askRefusal')] } },
    });
    expect(answerOf('/api/hook', 'post', status)).toEqual({
      'application/json': error,
      'text/plain': { schema: { type: 'string' } },
    });
  }
});
