import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '../contracts/route.ts';
import type { Route } from '../contracts/route.ts';
import { docsPage } from './docsPage.ts';
import { describedFields } from './describedFields.ts';
import { openApiDocument } from './openApiDocument.ts';

const line = z.object({ sku: z.string().max(9), qty: z.int().min(1).default(1) });
const body = z.object({
  '<b>name': z
    .string()
    .regex(/^<i>"?/)
    .describe('Shown & "told"'),
  kind: z.enum(['large', 'small']).nullish(),
  lines: z.array(line).max(5),
});

const pageOf = (route: Partial<Route>) =>
  String(
    docsPage(
      openApiDocument({
        routes: [
          {
            owner: 'things',
            isCore: true,
            value: defineRoute({
              id: 'make',
              method: 'POST',
              path: '/api/things',
              access: 'admin',
              body,
              handle: () => ({}),
              ...route,
            }),
          },
        ],
        authenticators: [],
        title: '<script>alert(1)</script>',
        version: '1',
        url: 'http://shop.test',
        refused: { byServer: {}, byRoutes: {} },
      }),
    ),
  );

test('escapes texts', () => {
  const page = pageOf({});
  expect(page).not.toMatch(/<script|<b>|<i>/);
  expect(page).toContain('<code>&lt;b&gt;name</code>');
  expect(page).toContain('Shown &amp; &quot;told&quot;');
});

test('every tag is closed, and every ID is unique', () => {
  const page = pageOf({ query: z.object({ page: z.string() }), params: z.object({}), path: '/api/{id}' });
  const open: string[] = [];
  for (const [, slash, name = '', end] of page.matchAll(/<(\/?)([a-z]\w*)[^>]*?(\/?)>/g)) {
    if (slash) expect(open.pop()).toBe(name);
    else if (!end) open.push(name);
  }
  expect(open).toEqual([]);
  const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
});

const silent = { description: null };

test('lists fields from the top level down, with their types and rules', () => {
  const schema = z.toJSONSchema(body, { io: 'input' }) as Parameters<typeof describedFields>[0];
  expect(describedFields(schema, {})).toEqual([
    {
      name: '<b>name',
      required: true,
      type: 'string',
      rules: ['like ^<i>"?'],
      description: 'Shown & "told"',
    },
    { name: 'kind', required: false, type: '"large" or "small" or null', rules: [], ...silent },
    { name: 'lines', required: true, type: 'list of object', rules: ['at most 5 items'], ...silent },
    { name: 'lines[].sku', required: true, type: 'string', rules: ['at most 9 characters'], ...silent },
    {
      name: 'lines[].qty',
      required: false,
      type: 'integer',
      rules: ['at least 1', '1 when it is left out'],
      ...silent,
    },
  ]);
});
