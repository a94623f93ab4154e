import { defineRoute, z } from '@shop/runtime/extension';
import { expect, test } from 'vitest';
import type { Route } from '../../packages/runtime/src/platform/contracts/route.ts';
import { openApiDocument } from '../../packages/runtime/src/platform/openApi/openApiDocument.ts';
import { apiGaps } from '../../scripts/apiGaps.ts';

const gapsOf = (route: Partial<Route>) =>
  apiGaps(
    openApiDocument({
      routes: [
        {
          owner: 'things',
          isCore: true,
          value: defineRoute({
            id: 'saveThing',
            does: 'Saves a thing. Refuses an unknown one: `THING_NOT_FOUND`.',
            method: 'POST',
            path: '/api/things/{id}',
            access: 'admin',
            params: z.object({ id: z.string().describe('The id.') }),
            response: z.object({ id: z.int().describe('The id.') }),
            handle: () => null,
            ...route,
          }),
        },
      ],
      authenticators: [],
      title: 'Shop',
      version: '1',
      url: 'http://shop.test',
      refused: { byServer: {}, byRoutes: { things: { saveThing: { 404: 'THING_NOT_FOUND' } } } },
    }),
  );

test('a fully described route has no gap', () =>
  expect(gapsOf({})).toEqual({ silent: [], unknownCodes: [], unexampled: [], untyped: [], undescribed: [] }));

test('a route without a description is reported', () =>
  expect(gapsOf({ does: undefined as never }).silent).toEqual(['saveThing']));

test('a code in the text that no failure of the operation has is reported', () =>
  expect(gapsOf({ does: 'Saves a thing. Refuses `THING_LOST`.' }).unknownCodes).toEqual([
    'saveThing: THING_LOST',
  ]));

test('a response without a schema is untyped', () => {
  expect(gapsOf({ response: undefined as never }).untyped).toEqual(['saveThing']);
});

test('undescribed fields are found in paths, queries, bodies and responses, at every depth and in every alternative', () => {
  const line = z.object({ sku: z.string(), qty: z.int().describe('Units.') });
  const { undescribed } = gapsOf({
    params: undefined as never,
    query: z.object({ page: z.string(), limit: z.string().describe('How many.') }),
    body: z.object({
      name: z.string().optional(),
      lines: z.array(line).nullable().describe('The lines.'),
      either: z.union([z.string(), z.object({ sku: z.string() })]).describe('Two forms.'),
      by_code: z.record(z.string(), z.object({ value: z.string() })).describe('By code.'),
    }),
    response: z.array(z.object({ total: z.int() })),
  });
  expect(undescribed).toEqual([
    'saveThing(id)',
    'saveThing(page)',
    'saveThingBody.name',
    'saveThingBody.lines[].sku',
    'saveThingBody.either.sku',
    'saveThingBody.by_code.*.value',
    'saveThingData[].total',
  ]);
});

test('a description is found behind optional, null, default and transform', () =>
  expect(
    gapsOf({
      body: z.object({
        a: z.string().describe('A.').optional(),
        b: z.string().describe('B.').nullable(),
        c: z.string().describe('C.').default('c'),
        d: z.string().transform(Number).describe('D.'),
      }),
    }).undescribed,
  ).toEqual([]));
