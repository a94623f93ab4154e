import { describe, expect, test } from 'vitest';
import { compileField } from './compileField.ts';
import type { FieldDescriptor, FieldType, Rule } from './field.ts';
import { newEffort } from './pattern.ts';

const read = (field: Omit<FieldDescriptor, 'key'>, value: unknown) =>
  compileField({ key: 'field', ...field })(value, newEffort());
const rows = (text: unknown) => [
  { size: 1, columns: [{ size: 1, data: { time: 1, blocks: [{ type: 'paragraph', data: { text } }] } }] },
];

test.each<[FieldType, unknown]>([
  ['short_text', 'a'],
  ['short_text', ' '],
  ['long_text', 'a\nb'],
  ['url', 'no address at all'],
  ['integer', 0],
  ['integer', -5],
  ['integer', 1e21],
  ['number', 0],
  ['number', -1.5],
  ['boolean', false],
  ['boolean', true],
  ['date', '2024-02-29'],
  ['date', '2000-02-29'],
  ['date', '2026-12-31'],
  ['color', '#00ffAA'],
  ['rich_text', rows('Hello')],
])('%s takes %o as it is', (type, value) => expect(read({ type }, value)).toEqual({ value, fault: null }));

test.each<[FieldType, unknown, string]>([
  ['short_text', 1, 'must be string'],
  ['short_text', ['a'], 'must be string'],
  ['long_text', true, 'must be string'],
  ['url', {}, 'must be string'],
  ['integer', 1.5, 'must be integer'],
  ['integer', '1', 'must be integer'],
  ['integer', Number.POSITIVE_INFINITY, 'must be integer'],
  ['number', '1.5', 'must be number'],
  ['number', Number.POSITIVE_INFINITY, 'must be number'],
  ['boolean', 0, 'must be boolean'],
  ['boolean', 'true', 'must be boolean'],
  ['date', 20260101, 'must be string'],
  ['date', '2026-1-1', 'must match format "date"'],
  ['date', '2026-02-29', 'must match format "date"'],
  ['date', '1900-02-29', 'must match format "date"'],
  ['date', '2026-04-31', 'must match format "date"'],
  ['date', '2026-13-01', 'must match format "date"'],
  ['date', '2026-00-10', 'must match format "date"'],
  ['date', '2026-01-00', 'must match format "date"'],
  ['date', '2026-01-01T00:00:00Z', 'must match format "date"'],
  ['color', 5, 'must be string'],
  ['color', '#fff', 'must match pattern "^#([0-9a-fA-F]{6})$"'],
  ['color', '#00ff0g', 'must match pattern "^#([0-9a-fA-F]{6})$"'],
  ['color', '#00ff00\n', 'must match pattern "^#([0-9a-fA-F]{6})$"'],
  ['rich_text', 'text', 'must be array'],
  ['rich_text', { content: [] }, 'must be array'],
])('%s refuses %o', (type, value, message) =>
  expect(read({ type }, value)).toEqual({ fault: { path: [], message } }),
);

const TYPES: readonly FieldType[] = ['short_text', 'rich_text', 'integer', 'boolean', 'date'];
test.each(TYPES.flatMap((type) => [undefined, null, ''].map((blank) => [type, blank] as const)))(
  'for %s %o is not provided',
  (type, blank) => {
    expect(read({ type }, blank)).toEqual({ value: undefined, fault: null });
    expect(read({ type, isList: true }, blank)).toEqual({ value: undefined, fault: null });
  },
);

test.each([
  [[]],
  [[{ columns: [] }]],
  [rows('')],
  [rows('<b> </b>&nbsp;<br>')],
  [[{ columns: [{ data: { blocks: [{ type: 'list', data: { items: [] } }] } }] }]],
  [[{}, null, '']],
  [[{ id: 'r', columns: [{ id: 'c', size: 1, data: {} }] }]],
  [[{ type: 'paragraph', data: { text: '<br>' } }]],
  [[{ time: 1, blocks: [], version: '2.30' }]],
])('a rich text that shows nothing is not provided: %j', (value) =>
  expect(read({ type: 'rich_text' }, value).value).toBeUndefined(),
);

test.each([
  [[{ columns: [{ data: { blocks: [{ type: 'list', data: { items: ['a'] } }] } }] }]],
  [[{ columns: [{ data: { blocks: [{ type: 'image', data: { file: { url: '/a.png' } } }] } }] }]],
  [[{ type: 'paragraph', text: 'of another editor' }]],
  [[{ type: 'paragraph', data: { text: 'a block in the place of a row' } }]],
  [[{ columns: [{ data: { text: 'a column without blocks' } }] }]],
  [[{ columns: [{ data: 'a text in the place of blocks' }] }]],
  [[{ blocks: [{ type: 'paragraph', data: { text: 'a row without columns' } }] }]],
])('a rich text with visible content is kept: %j', (value) =>
  expect(read({ type: 'rich_text' }, value).value).toEqual(value),
);

describe('lists', () => {
  test.each<[FieldType, unknown, unknown]>([
    ['short_text', ['a', '', null, 'b'], ['a', 'b']],
    ['short_text', ['', null], undefined],
    ['integer', [0], [0]],
    ['rich_text', [{ content: rows('') }, { content: rows('a'), _id: 'x' }], [{ content: rows('a') }]],
    ['rich_text', [{ content: rows('') }, {}, { _id: 'x' }, { content: null, _id: 'y' }], undefined],
  ])('of %s: %j is stored as %j', (type, value, stored) =>
    expect(read({ type, isList: true }, value)).toEqual({ value: stored, fault: null }),
  );

  test.each<[FieldType, unknown, readonly (string | number)[], string]>([
    ['short_text', 'a', [], 'must be array'],
    ['short_text', { 0: 'a' }, [], 'must be array'],
    ['short_text', ['a', null, 5], [2], 'must be string'],
    ['integer', [1, [2]], [1], 'must be integer'],
    ['rich_text', [[]], [0], 'must be object'],
    ['rich_text', [{ content: rows('a') }, { content: 'a' }], [1, 'content'], 'must be array'],
    ['rich_text', rows('a'), [0, 'content'], "must have required property 'content'"],
  ])('of %s refuse %j', (type, value, path, message) =>
    expect(read({ type, isList: true }, value)).toEqual({ fault: { path, message } }),
  );

  test('rules apply to each item', () => {
    const field = { type: 'short_text', isList: true, validations: [{ type: 'size', max: 1 }] } as const;
    expect(read(field, ['a', 'b', 'c']).value).toEqual(['a', 'b', 'c']);
    expect(read(field, ['a', 'bb']).fault?.path).toEqual([1]);
  });
});

describe('groups', () => {
  const size: FieldDescriptor = {
    key: 'size',
    type: 'group',
    subFields: [
      { key: 'width', type: 'integer', required: true },
      { key: 'constructor', type: 'short_text' },
      { key: 'tags', type: 'group', isList: true, subFields: [{ key: 'name', type: 'short_text' }] },
    ],
  };

  test.each([
    [{ width: 0, _id: 'x', colour: 'red' }, { width: 0 }],
    [
      { width: 1, tags: [{ _id: 'x', name: 'a' }, { _id: 'y' }, { name: '' }] },
      { width: 1, tags: [{ name: 'a' }] },
    ],
    [
      { width: 1, constructor: 'Ada' },
      { width: 1, constructor: 'Ada' },
    ],
    [{ width: 1 }, { width: 1 }],
    [{}, undefined],
    [{ width: null, tags: [], colour: 'red' }, undefined],
  ])('%j is stored as %j', (value, stored) =>
    expect(read(size, value)).toEqual({ value: stored, fault: null }),
  );

  test.each<[unknown, readonly (string | number)[], string]>([
    ['text', [], 'must be object'],
    [[{ width: 1 }], [], 'must be object'],
    [{ constructor: 'a' }, ['width'], "must have required property 'width'"],
    [{ width: 'x' }, ['width'], 'must be integer'],
    [{ width: 1, tags: {} }, ['tags'], 'must be array'],
    [{ width: 1, tags: [{ name: 'a' }, { name: 5 }] }, ['tags', 1, 'name'], 'must be string'],
    [{ width: 1, tags: ['a'] }, ['tags', 0], 'must be object'],
  ])('%j is refused', (value, path, message) =>
    expect(read(size, value)).toEqual({ fault: { path, message } }),
  );
});

describe('rules', () => {
  const min3: Rule = { type: 'size', min: 3 };
  const max1: Rule = { type: 'size', max: 1 };
  const range: Rule = { type: 'range', min: 1, max: 9 };
  test.each<[FieldType, Rule, unknown, string | null]>([
    ['short_text', min3, 'abc', null],
    ['short_text', min3, 'ab', 'must NOT have fewer than 3 characters'],
    ['short_text', max1, '🦆', null],
    ['url', max1, 'ab', 'must NOT have more than 1 characters'],
    ['integer', range, 1, null],
    ['integer', range, 9, null],
    ['integer', range, 0, 'must be >= 1'],
    ['number', range, 9.01, 'must be <= 9'],
    ['number', { type: 'range', max: 0 }, -0, null],
    ['short_text', { type: 'regexp', pattern: '^a' }, 'abc', null],
    ['short_text', { type: 'regexp', pattern: 'b' }, 'abc', null],
    ['short_text', { type: 'regexp', pattern: '^a' }, 'b\na', 'must match pattern "^a"'],
    ['short_text', { type: 'regexp', pattern: '^\\u00e9$' }, 'é', null],
    ['short_text', { type: 'choices', values: ['a', 'b'] }, 'b', null],
    ['integer', { type: 'choices', values: [1, '2'] }, 2, 'must be equal to one of the allowed values'],
    [
      'color',
      { type: 'choices', values: ['#000000'] },
      '#ffffff',
      'must be equal to one of the allowed values',
    ],
    ['integer', { type: 'size', min: 5 }, 1, null],
    ['short_text', { type: 'unheard', of: 1 }, 'a', null],
  ])('on %s, %o: %o', (type, rule, value, message) =>
    expect(read({ type, validations: [rule] }, value).fault?.message ?? null).toBe(message),
  );

  test('the first violated rule is reported', () => {
    const validations = [min3, { type: 'regexp', pattern: '^a' }];
    expect(read({ type: 'short_text', validations }, 'b').fault?.message).toBe(
      'must NOT have fewer than 3 characters',
    );
    expect(read({ type: 'short_text', validations }, 'bcd').fault?.message).toBe('must match pattern "^a"');
  });

  test('a pattern with catastrophic backtracking is matched', () => {
    const validations = [{ type: 'regexp', pattern: '^(a|a)*(a+)+$' }];
    expect(read({ type: 'long_text', validations }, `${'a'.repeat(200_000)}!`).fault?.message).toBe(
      'must match pattern "^(a|a)*(a+)+$"',
    );
  });

  test('a large pattern is not applied to a text of any length', () => {
    const validations = [{ type: 'regexp', pattern: 'a.{900}$' }];
    expect(read({ type: 'long_text', validations }, 'ab'.repeat(50_000)).fault?.message).toBe(
      'is too long for its pattern',
    );
  });
});
