import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '../contracts/route.ts';
import { exampleOf } from './exampleOf.ts';
import { inputSchemaOf } from './jsonSchema.ts';
import { openApiDocument } from './openApiDocument.ts';

const exampleFor = (schema: z.ZodType, name = '') => exampleOf(inputSchemaOf(schema), {}, name);

test.each([
  ['an example of its own', z.string().meta({ examples: ['mine'] }), 'mine'],
  ['a constant', z.literal('all'), 'all'],
  ['a choice', z.enum(['csv', 'jsonl']), 'csv'],
  ['a default', z.int().default(24), 24],
  ['the first alternative that is not null', z.union([z.null(), z.boolean()]), true],
  ['a number within its bounds', z.int().min(5).max(9), 5],
  ['a text of a pattern', z.string().regex(/^#[0-9a-f]{6}$/), '#1a2b3c'],
  ['a time', z.iso.datetime(), '2026-05-04T09:30:00.000Z'],
  ['a list of as many items as it needs', z.array(z.int()).min(2), [1, 1]],
  [
    'what all parts allow',
    z.intersection(z.object({ a: z.int() }), z.object({ b: z.boolean() })),
    { a: 1, b: true },
  ],
])('the example is %s', (_, schema, example) => {
  expect(exampleFor(schema)).toEqual(example);
  expect(schema.safeParse(exampleFor(schema)).success).toBe(true);
});

test('the field name determines the example string, if the schema allows it', () => {
  expect(exampleFor(z.string(), 'customer_email')).toBe('ada@example.com');
  expect(exampleFor(z.string().max(2), 'customer_email')).toBe('de');
});

test('an object has its required members, and two optional members at the top level', () => {
  const optional = z.int().optional();
  const inner = z.object({ d: z.int(), e: optional });
  expect(exampleFor(z.object({ a: optional, b: inner, c: optional, f: optional }))).toEqual({
    a: 1,
    b: { d: 1 },
    c: 1,
  });
});

const documentOf = (body: z.ZodType) =>
  openApiDocument({
    routes: [
      {
        owner: 'things',
        isCore: true,
        value: defineRoute({
          id: 'saveThing',
          does: 'Saves a thing.',
          method: 'POST',
          path: '/api/things',
          access: 'public',
          body,
          response: z.array(z.object({ id: z.int() })),
          listed: true,
          handle: () => null,
        }),
      },
    ],
    authenticators: [],
    title: 'Shop',
    version: '1',
    url: 'http://shop.test',
    refused: { byServer: {}, byRoutes: {} },
  }).paths['/api/things']!['post']!;

test("bodies and responses have examples, and descriptions include the route's purpose", () => {
  const { description, requestBody, responses } = documentOf(z.object({ qty: z.int() }));
  expect(description).toBe('Saves a thing. For everybody.');
  expect(requestBody).toMatchObject({ content: { 'application/json': { example: { qty: 1 } } } });
  expect(responses['200']).toMatchObject({
    content: { 'application/json': { example: { data: [{ id: 1 }], meta: { total: 1, page: 1 } } } },
  });
});

test('an example that the schema rejects is omitted', () => {
  const { requestBody } = documentOf(z.object({ qty: z.int().refine((qty) => qty > 100) }));
  expect(requestBody?.content['application/json']).not.toHaveProperty('example');
});
