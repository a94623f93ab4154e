import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Refusal } from '../../errors.ts';
import { validator } from './validation.ts';

function refusalOf(schema: z.ZodType, input: unknown, where: 'params' | 'query' | 'body' = 'body'): Refusal {
  try {
    validator(schema, where)(input);
  } catch (error) {
    return error as Refusal;
  }
  throw new Error('The input was taken.');
}

const messages = (schema: z.ZodType, input: unknown, where?: 'query') =>
  refusalOf(schema, input, where).details?.map(({ message }) => message);

const nestedArrays = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);
const both = z.union([z.string(), z.number()]);
const shape = z.union([z.object({ kind: z.literal('a'), n: z.number() }), z.string()]);

describe('the default message of an error', () => {
  test.each<[string, z.ZodType, unknown, string]>([
    ['missing text', z.string(), undefined, 'a is required'],
    ['missing choice', z.enum(['x', 'y']), undefined, 'a is required'],
    ['missing union', both, undefined, 'a is required'],
    ['missing list', z.array(z.string()), undefined, 'a is required'],
    ['text', z.string(), 5, 'a must be a string'],
    ['null', z.string(), null, 'a must be a string'],
    ['number', z.number(), '5', 'a must be a number'],
    ['number of a query', z.coerce.number(), 'abc', 'a must be a number'],
    ['whole number', z.int(), 1.5, 'a must be a whole number'],
    ['boolean', z.boolean(), 'yes', 'a must be true or false'],
    ['list', z.array(z.string()), 'x', 'a must be an array'],
    ['object', z.object({}), [], 'a must be an object'],
    ['record', z.record(z.string(), z.string()), 'x', 'a must be an object'],
    ['choice', z.enum(['x', 'y']), 'z', 'a must be one of x, y'],
    ['literal', z.literal('x'), 'z', 'a must be x'],
    ['union of types', both, true, 'a must be a string or a number'],
    ['union of values', z.union([z.literal([0, 1]), z.enum(['0', '1'])]), 2, 'a must be 0 or 1'],
    ['union of a type and values', z.union([z.boolean(), z.literal([0])]), 2, 'a must be true or false or 0'],
    ['email', z.email(), 'x', 'a must be an email address'],
    ['uuid', z.uuid(), 'x', 'a must be a uuid'],
    ['URL', z.url(), 'x', 'a must be a URL'],
    ['date', z.iso.date(), 'x', 'a must be a date (YYYY-MM-DD)'],
    ['pattern', z.string().regex(/^y$/), 'x', 'a has an invalid format'],
    ['empty text', z.string().min(1), '', 'a must not be empty'],
    ['short text', z.string().min(2), 'x', 'a must have at least 2 characters'],
    ['long text', z.string().max(1), 'xy', 'a must have at most 1 character'],
    ['text of one length', z.string().length(2), 'x', 'a must have exactly 2 characters'],
    ['empty list', z.array(z.string()).min(1), [], 'a must not be empty'],
    ['long list', z.array(z.string()).max(1), ['x', 'y'], 'a must have at most 1 item'],
    ['small number', z.number().min(1), 0, 'a must be at least 1'],
    ['number at the limit', z.number().positive(), 0, 'a must be greater than 0'],
    ['big number', z.number().max(1), 2, 'a must be at most 1'],
    ['number past the limit', z.number().lt(1), 1, 'a must be less than 1'],
    ['step', z.number().multipleOf(2), 3, 'a must be a multiple of 2'],
    ['rule', z.string().refine(() => false), 'x', 'a is invalid'],
  ])('%s', (_, schema, value, message) => {
    expect(messages(z.object({ a: schema }), { a: value })).toEqual([message]);
  });
});

test('the message in a schema takes precedence', () => {
  const schema = z.object({ a: z.string('tell us a').min(1, 'a has nothing') });
  expect(messages(schema, {})).toEqual(['tell us a']);
  expect(messages(schema, { a: 1 })).toEqual(['tell us a']);
  expect(messages(schema, { a: '' })).toEqual(['a has nothing']);
});

test('a custom message for an invalid value does not replace the message for a missing key', () => {
  expect(messages(z.object({ a: z.string().min(1, 'a has nothing') }), {})).toEqual(['a is required']);
});

describe('an unknown key', () => {
  test('is removed', () =>
    expect(validator(z.object({ a: z.string() }), 'body')({ a: 'x', b: 1 })).toEqual({ a: 'x' }));

  test('is rejected by a strict schema, each with its own detail', () => {
    const message = 'Unknown property in body - check the payload keys';
    const refusal = refusalOf(z.strictObject({ a: z.strictObject({}) }), { a: { b: 1 }, c: 1, d: 1 });
    expect(refusal.details).toEqual([
      { path: 'a.b', rule: 'additionalProperties', message },
      { path: 'c', rule: 'additionalProperties', message },
      { path: 'd', rule: 'additionalProperties', message },
    ]);
    expect(refusal.message).toBe(message);
  });

  test('is reported as part of the query if it is in the query', () =>
    expect(messages(z.strictObject({}), { a: 1 }, 'query')).toEqual([
      'Unknown property in query - check the payload keys',
    ]));
});

test('__proto__ is treated like any other unknown key, and changes no prototype', () => {
  const input = JSON.parse('{"a":"x","__proto__":{"admin":true}}');
  expect(messages(z.strictObject({ a: z.string() }), input)).toEqual([
    'Unknown property in body - check the payload keys',
  ]);
  for (const schema of [z.object({ a: z.string() }), z.looseObject({}), z.record(z.string(), z.unknown())]) {
    const output = validator(schema, 'body')(input) as { admin?: boolean };
    expect(Object.getPrototypeOf(output)).toBe(Object.prototype);
    expect(output.admin).toBeUndefined();
  }
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

test('all errors are in the details, and the first one is the message', () => {
  const schema = z.object({ items: z.array(z.object({ sku: z.string(), qty: z.int().min(1) })) });
  const refusal = refusalOf(schema, { items: [{ qty: 0 }, { sku: 'x', qty: 'two' }] });
  expect(refusal).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
    message: 'items.0.sku is required',
  });
  expect(refusal.details).toEqual([
    { path: 'items.0.sku', rule: 'required', message: 'items.0.sku is required' },
    {
      path: 'items.0.qty',
      rule: 'minimum',
      values: { limit: 1 },
      message: 'items.0.qty must be at least 1',
    },
    {
      path: 'items.1.qty',
      rule: 'type',
      values: { type: 'number' },
      message: 'items.1.qty must be a number',
    },
  ]);
});

test('a value of the wrong type has no length error', () => {
  const schema = z.object({ list: z.array(z.string()).min(1).max(5), text: z.string().max(2) });
  expect(refusalOf(schema, { list: 'longer than five', text: ['a', 'b', 'c'] }).details).toEqual([
    { path: 'list', rule: 'type', values: { type: 'array' }, message: 'list must be an array' },
    { path: 'text', rule: 'type', values: { type: 'string' }, message: 'text must be a string' },
  ]);
});

test('at most a hundred errors are listed', () =>
  expect(refusalOf(z.array(z.string()), Array(1000).fill(1)).details).toHaveLength(100));

describe('a union of objects', () => {
  test('reports the errors of the alternative that is closest to the input', () =>
    expect(messages(z.object({ a: shape }), { a: { kind: 'a', n: 'x' } })).toEqual(['a.n must be a number']));

  test('with a discriminator reports the allowed values', () => {
    const kinds = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a') }),
      z.object({ kind: z.literal('b') }),
    ]);
    expect(messages(z.object({ a: kinds }), { a: { kind: 'c' } })).toEqual(['a.kind must be one of a, b']);
  });
});

test('an error of the whole input has an empty path', () =>
  expect(refusalOf(z.object({}), []).details).toEqual([
    { path: '', rule: 'type', values: { type: 'object' }, message: 'body must be an object' },
  ]));

test.each([
  ['length', z.string().min(3), 'ab', 'minLength', { limit: 3 }],
  ['empty text', z.string().min(1), '', 'minLength', { limit: 1 }],
  ['long text', z.string().max(1), 'ab', 'maxLength', { limit: 1 }],
  ['few items', z.array(z.string()).min(1), [], 'minItems', { limit: 1 }],
  ['many items', z.array(z.string()).max(1), ['a', 'b'], 'maxItems', { limit: 1 }],
  ['small number', z.number().min(1), 0, 'minimum', { limit: 1 }],
  ['number at the lower limit', z.number().positive(), 0, 'exclusiveMinimum', { limit: 0 }],
  ['large number', z.number().max(9), 10, 'maximum', { limit: 9 }],
  ['number at the upper limit', z.number().lt(9), 9, 'exclusiveMaximum', { limit: 9 }],
  ['step', z.number().multipleOf(5), 3, 'multipleOf', { limit: 5 }],
  ['choice', z.enum(['x', 'y']), 'z', 'enum', { values: ['x', 'y'] }],
  ['format', z.email(), 'x', 'format', { format: 'email' }],
  ['pattern', z.string().regex(/a/), 'x', 'pattern', undefined],
  ['own text', z.string().min(3, 'At least 3'), 'ab', 'minLength', { limit: 3 }],
  [
    'check',
    z.string().refine(() => false, { params: { rule: 'odd', values: { by: 2 } } }),
    'x',
    'odd',
    { by: 2 },
  ],
  ['check without a rule', z.string().refine(() => false), 'x', 'invalid', undefined],
] as const)("an error has its rule and the rule's parameters: %s", (_, schema, value, rule, values) =>
  expect(refusalOf(z.object({ a: schema }), { a: value }).details).toEqual([
    { path: 'a', rule, ...(values && { values }), message: expect.stringMatching(/./) },
  ]),
);

describe('input that cannot be stored', () => {
  test.each<[string, unknown, string, string, string]>([
    ['NUL', { a: ['x', { b: 'y\0' }] }, 'a.1.b', 'nul', 'a.1.b must not contain the NUL character'],
    ['a lone surrogate', { a: 'x\ud800' }, 'a', 'unicode', 'a must be valid Unicode text'],
    ['1e309', JSON.parse('{"a":[1e309]}'), 'a.0', 'finite', 'a.0 must be a finite number'],
    ['a key with NUL', { 'a\0': 1 }, 'a\0', 'nul', 'a\0 must not contain the NUL character'],
  ])('%s is rejected, even where the schema would remove it', (_, input, path, rule, message) =>
    expect(refusalOf(z.object({}), input).details).toEqual([{ path, rule, message }]),
  );

  test('accepts surrogate pairs', () =>
    expect(validator(z.object({ a: z.string() }), 'body')({ a: '😀' })).toEqual({ a: '😀' }));

  test('nesting has an end', () => {
    expect(refusalOf(z.unknown(), nestedArrays(100_000)).message).toBe('body is nested too deeply');
    expect(validator(z.unknown(), 'body')(nestedArrays(60))).toBeDefined();
  });
});
