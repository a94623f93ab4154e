import { expect, test } from 'vitest';
import { typeOf } from '../../packages/runtime/src/store/sdk/typeOf.ts';
import type { Schema } from '../../packages/runtime/src/store/sdk/typeOf.ts';

const nameOf = (ref: string) => ref.replace('#/components/schemas/', '');
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

const cases: readonly (readonly [schema: Schema, input: string, output?: string])[] = [
  [{}, 'unknown'],
  [{ type: 'integer', minimum: 1, default: 3 }, 'number'],
  [{ type: ['number', 'string', 'null'] }, 'number | string | null'],
  [{ enum: [0, 1, '1'] }, '0 | 1 | "1"'],
  [{ const: 'a' }, '"a"'],
  [{ anyOf: [{ type: 'integer' }, { type: 'number' }, { type: 'string' }] }, 'number | string'],
  [{ type: 'string', allOf: [{ pattern: 'a' }, { pattern: 'b' }] }, 'string'],
  [{ $ref: '#/components/schemas/Order' }, 'Order'],
  [
    { allOf: [{ $ref: '#/components/schemas/A' }, { anyOf: [{ type: 'string' }, { type: 'null' }] }] },
    'A & (string | null)',
  ],
  [{ type: 'array', items: { type: ['string', 'null'] } }, 'readonly (string | null)[]', '(string | null)[]'],
  [
    { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] },
    'readonly [string, number]',
    '[string, number]',
  ],
  [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
  [{ type: 'object', additionalProperties: {} }, 'Record<string, unknown>'],
  [{ type: 'object', properties: {} }, 'Record<string, unknown>', 'Record<string, never>'],
  [
    {
      type: 'object',
      properties: { a: { type: 'string', description: 'The a.' }, 'b-c': { type: 'number' } },
      required: ['a'],
    },
    '{ /** The a. */ a: string; "b-c"?: number | undefined; }',
    '{ /** The a. */ a: string; "b-c"?: number; }',
  ],
];

test.each(cases.map(([schema, input, output = input]) => ({ schema, input, output })))(
  'a schema is written as the type $input',
  ({ schema, input, output }) => {
    expect(flat(typeOf(schema, 'input', nameOf))).toBe(input);
    expect(flat(typeOf(schema, 'output', nameOf))).toBe(output);
  },
);

test('an unknown keyword stops the generator', () => {
  expect(() => typeOf({ type: 'string', not: { const: 'a' } }, 'input', nameOf)).toThrow('the keyword "not"');
});
