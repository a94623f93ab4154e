import type { JsonSchema } from './jsonSchema.ts';

/** The response envelope schemas. */
export const sharedSchemas: Readonly<Record<string, JsonSchema>> = {
  Data: {
    description: 'The envelope of a successful response.',
    type: 'object',
    properties: { data: {} },
    required: ['data'],
  },
  ListMeta: {
    description: 'The position of a page in its list.',
    type: 'object',
    properties: {
      total: {
        type: 'integer',
        description: 'The total number of rows across all pages. 10,000 if there are more.',
      },
      page: { type: 'integer', description: 'The page number, from 1.' },
      limit: {
        type: ['integer', 'null'],
        description: 'Maximum number of rows per page. Null if the complete list was returned.',
      },
      next: { type: ['string', 'null'], description: 'The path of the next page. Null on the last page.' },
    },
    required: ['total', 'page', 'limit', 'next'],
  },
  Error: {
    description: 'The envelope of an error response.',
    type: 'object',
    properties: {
      error: {
        type: 'object',
        properties: {
          status: { type: 'integer', description: 'The HTTP status.' },
          message: { type: 'string', description: 'A human-readable message in English.' },
          values: {
            type: 'object',
            additionalProperties: { type: ['string', 'number'] },
            description: 'The values in the message by name, so that a front end can translate it.',
          },
          code: { type: 'string', description: 'A stable code for the error, such as CART_NOT_FOUND.' },
          requestId: { type: 'string', description: 'The request ID, also in X-Request-Id and in the log.' },
          details: {
            description: 'The validation errors by field, for invalid input.',
            type: 'array',
            items: {
              type: 'object',
              properties: {
                path: { type: 'string', description: 'The path in the input.' },
                rule: {
                  type: 'string',
                  description:
                    'The rule that the value violates: a JSON Schema keyword, such as `maxLength`, or an error code.',
                },
                values: {
                  type: 'object',
                  description: 'The parameters of the rule, such as `{ "limit": 20 }`.',
                },
                message: { type: 'string', description: 'The error message in English.' },
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
