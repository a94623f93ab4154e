import type { OpenApiDocument } from './document.ts';
import type { JsonSchema } from './jsonSchema.ts';

/** The envelopes of every answer. */
export const sharedSchemas: Readonly<Record<string, JsonSchema>> = {
  Data: {
    description: 'The envelope of a success.',
    type: 'object',
    properties: { data: {} },
    required: ['data'],
  },
  ListMeta: {
    description: 'The place of a page in its list.',
    type: 'object',
    properties: {
      total: {
        type: 'integer',
        description: 'The number of rows of all pages; 10,000 also where there are more.',
      },
      page: { type: 'integer', description: 'The page, from 1.' },
      limit: {
        type: ['integer', 'null'],
        description: 'The most rows of a page; null: the list was answered whole.',
      },
      next: { type: ['string', 'null'], description: 'The path of the next page; null on the last one.' },
    },
    required: ['total', 'page', 'limit', 'next'],
  },
  Error: {
    description: 'The envelope of a failure.',
    type: 'object',
    properties: {
      error: {
        type: 'object',
        properties: {
          status: { type: 'integer', description: 'The status of the answer.' },
          message: { type: 'string', description: 'For people.' },
          code: { type: 'string', description: 'Stable; one for each refusal, such as CART_NOT_FOUND.' },
          requestId: { type: 'string', description: 'Also in X-Request-Id, and in the log.' },
          details: {
            description: 'What is wrong with which field, of bad input.',
            type: 'array',
            items: {
              type: 'object',
              properties: { path: { type: 'string' }, message: { type: 'string' } },
              required: ['path', 'message'],
            },
          },
        },
        required: ['status', 'message', 'code', 'requestId'],
      },
    },
    required: ['error'],
  },
};

const failure = (description: string, headers: readonly string[] = []) => ({
  description,
  ...(headers.length > 0 && {
    headers: Object.fromEntries(headers.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
  }),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const seconds = (description: string) => ({ description, schema: { type: 'integer' } });

/** The components that operations refer to, except for the schemas. */
export const sharedParts: Pick<OpenApiDocument['components'], 'parameters' | 'headers' | 'responses'> = {
  parameters: {
    IfMatch: {
      name: 'If-Match',
      in: 'header',
      required: false,
      description:
        'The ETag of the record as it was read. Where the record is another by now, nothing is changed: 412 with the record as it is in `error.current`.',
      schema: { type: 'string' },
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'The same key with the same payload within 24 hours has the first answer again, with the header Idempotency-Replayed.',
      schema: { type: 'string', minLength: 16, maxLength: 255 },
    },
  },
  headers: {
    ETag: {
      description: 'The version of the answer, for If-Match of a change.',
      schema: { type: 'string' },
    },
    'Retry-After': seconds('Seconds until the next try may be let through.'),
    'RateLimit-Limit': seconds('Requests that one client has in the window.'),
    'RateLimit-Remaining': seconds('Requests that are left.'),
    'RateLimit-Reset': seconds('Seconds until all are there again.'),
  },
  responses: {
    BadRequest: failure('Input that the schema refuses, or that the shop does.'),
    Unauthorized: failure('No credential, or one that does not hold.'),
    Forbidden: failure('No role of the admin holds the id of the route.'),
    Conflict: failure('In conflict with what is there, or the first request with this key still runs.'),
    VersionConflict: failure('If-Match names another version than the record has.'),
    KeyReused: failure('The Idempotency-Key was used with another payload.'),
    TooManyRequests: failure('Too many requests.', [
      'Retry-After',
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
    ]),
    Failure: failure('Any other failure.'),
  },
};
