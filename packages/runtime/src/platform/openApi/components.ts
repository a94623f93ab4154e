import type { OpenApiDocument, Response } from './document.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { codesOf } from './refused.ts';
import type { Codes } from './refused.ts';

/** The response envelope schemas. */
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
          message: { type: 'string', description: 'For people, in English.' },
          values: {
            type: 'object',
            additionalProperties: { type: ['string', 'number'] },
            description:
              'The values in the message by name, so that a front end can say it in another language.',
          },
          code: { type: 'string', description: 'Stable; one for each refusal, such as CART_NOT_FOUND.' },
          requestId: { type: 'string', description: 'Also in X-Request-Id, and in the log.' },
          details: {
            description: 'What is wrong with which field, of bad input.',
            type: 'array',
            items: {
              type: 'object',
              properties: {
                path: { type: 'string', description: 'The place in the input.' },
                rule: {
                  type: 'string',
                  description:
                    'The rule that the value breaks: a keyword of JSON Schema, such as `maxLength`, or the code of a refusal.',
                },
                values: { type: 'object', description: 'What the rule asks for, such as `{ "limit": 20 }`.' },
                message: { type: 'string', description: 'The fault in English.' },
              },
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

/** The schema for an error with any code. */
export const ERROR: JsonSchema = { $ref: '#/components/schemas/Error' };

/** Creates the schema for an error with the given code schema. */
export const errorWith = (code: JsonSchema): JsonSchema => ({
  allOf: [
    ERROR,
    {
      type: 'object',
      properties: { error: { type: 'object', properties: { code }, required: ['code'] } },
      required: ['error'],
    },
  ],
});

interface SharedFailure {
  readonly name: string;
  readonly description: string;
  readonly headers?: readonly string[];
}

/** The errors that many operations share, by status. */
export const SHARED: Readonly<Record<string, SharedFailure>> = {
  '400': { name: 'BadRequest', description: 'Input that cannot be read, or that the schema refuses.' },
  '401': { name: 'Unauthorized', description: 'No credential, or one that does not hold.' },
  '403': {
    name: 'Forbidden',
    description:
      'No role of the admin holds the id of the route, or a change by cookie that another site asked for.',
  },
  '408': { name: 'RequestTimeout', description: 'A request that took too long to arrive.' },
  '409': {
    name: 'Conflict',
    description: 'The first request with this key still runs, or its answer was lost.',
  },
  '412': { name: 'VersionConflict', description: 'If-Match names another version than the record has.' },
  '413': { name: 'PayloadTooLarge', description: 'A body that is larger than the shop reads.' },
  '415': { name: 'UnsupportedMediaType', description: 'A body that is no JSON in UTF-8, or is compressed.' },
  '422': { name: 'KeyReused', description: 'The Idempotency-Key was used with another payload.' },
  '429': {
    name: 'TooManyRequests',
    description: 'Too many requests.',
    headers: ['Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
  },
  '431': { name: 'HeadersTooLarge', description: 'Headers that are larger than the shop reads.' },
  '500': {
    name: 'InternalError',
    description: 'A fault of the shop, which its log tells by the request id.',
  },
  '503': {
    name: 'Unavailable',
    description:
      'The database, or an extension that is asked, does not answer in time. The request may be repeated.',
    headers: ['Retry-After'],
  },
};

/** Returns the response headers of a shared error. */
export const sharedHeaders = (status: string): Pick<Response, 'headers'> => {
  const { headers } = SHARED[status] ?? {};
  return headers === undefined
    ? {}
    : {
        headers: Object.fromEntries(headers.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
      };
};

/** Creates the schemas for the shared error codes, by schema name. */
export const sharedCodes = (byServer: Codes): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    Object.entries(SHARED).map(([status, { name, description }]) => [
      `${name}Code`,
      {
        description: `The codes of ${status}: ${description}`,
        type: 'string',
        enum: codesOf(byServer, status),
      },
    ]),
  );

const failure = ({ description }: Pick<SharedFailure, 'description'>, schema: JsonSchema): Response => ({
  description,
  content: { 'application/json': { schema } },
});

const seconds = (description: string) => ({ description, schema: { type: 'integer' } });

/** The shared components of the document, except for the schemas. */
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
    ...Object.fromEntries(
      Object.entries(SHARED).map(([status, shared]) => [
        shared.name,
        {
          ...failure(shared, errorWith({ $ref: `#/components/schemas/${shared.name}Code` })),
          ...sharedHeaders(status),
        },
      ]),
    ),
    Failure: failure({ description: 'Any other failure.' }, ERROR),
  },
};
