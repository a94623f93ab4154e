import type { OpenApiDocument, Response } from './document.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { codesOf } from './refused.ts';
import type { Codes } from './refused.ts';

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
  '400': { name: 'BadRequest', description: 'The input cannot be parsed or does not match the schema.' },
  '401': { name: 'Unauthorized', description: 'The credential is missing or invalid.' },
  '403': {
    name: 'Forbidden',
    description:
      'No role of the administrator has the route ID, or a change with a cookie was requested by another site.',
  },
  '408': { name: 'RequestTimeout', description: 'The request took too long to arrive.' },
  '409': {
    name: 'Conflict',
    description: 'The first request with this key is still running, or its response was lost.',
  },
  '412': {
    name: 'VersionConflict',
    description: 'If-Match does not match the current version of the record.',
  },
  '413': { name: 'PayloadTooLarge', description: 'The body exceeds the size limit.' },
  '415': { name: 'UnsupportedMediaType', description: 'The body is not JSON in UTF-8, or is compressed.' },
  '422': { name: 'KeyReused', description: 'The Idempotency-Key was used with another payload.' },
  '429': {
    name: 'TooManyRequests',
    description: 'Too many requests.',
    headers: ['Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
  },
  '431': { name: 'HeadersTooLarge', description: 'The headers exceed the size limit.' },
  '500': {
    name: 'InternalError',
    description: 'An internal error, which the log records with the request ID.',
  },
  '503': {
    name: 'Unavailable',
    description: 'The database or an extension did not respond in time. The request can be repeated.',
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
        'The ETag of the record as it was read. If the record has changed since then, nothing is changed: 412 with the current record in `error.current`.',
      schema: { type: 'string' },
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'The same key with the same payload within 24 hours returns the first response again, with the header Idempotency-Replayed.',
      schema: { type: 'string', minLength: 16, maxLength: 255 },
    },
  },
  headers: {
    ETag: {
      description: 'The version of the response, for If-Match in a later change.',
      schema: { type: 'string' },
    },
    'Retry-After': seconds('Seconds to wait before the next attempt.'),
    'RateLimit-Limit': seconds('Maximum number of requests per client in the window.'),
    'RateLimit-Remaining': seconds('The number of remaining requests.'),
    'RateLimit-Reset': seconds('Seconds until the full limit is available again.'),
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
