import { expect, test } from 'vitest';
import { descriptorFault } from './descriptorFault.ts';
import type { FieldDescriptor, FieldType, Rule } from './field.ts';

const leaf: FieldDescriptor = { key: 'leaf', type: 'integer' };
const group = (key: string, ...subFields: FieldDescriptor[]): FieldDescriptor => ({
  key,
  type: 'group',
  subFields,
});

test.each([
  [group('one', leaf)],
  [group('one', group('two', leaf))],
  [group('one', group('two', group('three', leaf)))],
  [leaf],
])('accepts groups of up to three levels: %o', (field) => expect(descriptorFault(field)).toBeNull());

test.each([
  [
    group('one', group('two', group('three', group('four', leaf)))),
    'subFields.0.subFields.0.subFields.0',
    'Group nesting exceeds max depth 3 at "four"',
  ],
  [group('one'), 'subFields', 'A group needs subFields: "one"'],
  [group('one', leaf, group('two')), 'subFields.1.subFields', 'A group needs subFields: "two"'],
  [{ ...leaf, subFields: [leaf] }, 'subFields', 'Only a group has subFields: "leaf"'],
  [group('one', leaf, leaf), 'subFields.1.key', 'Duplicate sub-field key "leaf"'],
  [
    group('one', { ...leaf, validations: [{ type: 'range', min: 2, max: 1 }] }),
    'subFields.0.validations.0',
    'range.min must not be greater than range.max',
  ],
])('refuses %o', (field, path, message) => expect(descriptorFault(field)).toMatchObject({ path, message }));

const withRule = (type: FieldType, rule: Rule) =>
  descriptorFault({ key: 'field', type, validations: [rule] })?.message ?? null;

test.each<[FieldType, Rule]>([
  ['short_text', { type: 'size', min: 0, max: 0 }],
  ['short_text', { type: 'size', min: 3 }],
  ['short_text', { type: 'size', min: null, max: 3 }],
  ['short_text', { type: 'size' }],
  ['number', { type: 'range', min: -1.5, max: -1.5 }],
  ['short_text', { type: 'regexp', pattern: '^(a+)+$' }],
  ['short_text', { type: 'regexp', pattern: '^\\u00e9\\/$' }],
  ['short_text', { type: 'choices', values: ['a'] }],
  ['integer', { type: 'choices', values: ['a', 1] }],
  ['integer', { type: 'unheard', of: ['anything'] }],
  ['short_text', { type: 'constructor' }],
  // The rule is well-formed but does not apply to this field type.
  ['integer', { type: 'size', min: 1 }],
])('on %s takes the rule %o', (type, rule) => expect(withRule(type, rule)).toBeNull());

test.each<[FieldType, Rule, string]>([
  ['short_text', { type: 'size', min: -1 }, 'size.min must be a whole number from 0'],
  ['short_text', { type: 'size', max: 1.5 }, 'size.max must be a whole number from 0'],
  ['short_text', { type: 'size', min: '1' }, 'size.min must be a whole number from 0'],
  ['short_text', { type: 'size', min: 2, max: 1 }, 'size.min must not be greater than size.max'],
  ['short_text', { type: 'size', least: 2 }, 'size has no property "least"'],
  ['number', { type: 'range', min: Number.POSITIVE_INFINITY }, 'range.min must be a number'],
  ['number', { type: 'range', max: '9' }, 'range.max must be a number'],
  ['number', { type: 'range', min: 1.1, max: 1 }, 'range.min must not be greater than range.max'],
  ['short_text', { type: 'regexp' }, 'regexp needs a pattern'],
  ['short_text', { type: 'regexp', pattern: '' }, 'regexp needs a pattern'],
  ['short_text', { type: 'regexp', pattern: '(' }, 'regexp pattern is not valid: "("'],
  ['short_text', { type: 'regexp', pattern: '(?=a)' }, 'regexp pattern is not valid: "(?=a)"'],
  ['short_text', { type: 'regexp', pattern: '(a)\\1' }, 'regexp pattern is not valid: "(a)\\\\1"'],
  ['short_text', { type: 'regexp', pattern: 'a{999}b{999}' }, 'regexp pattern is not valid: "a{999}b{999}"'],
  ['short_text', { type: 'choices' }, 'choices needs values'],
  ['short_text', { type: 'choices', values: [] }, 'choices needs values'],
  ['short_text', { type: 'choices', values: 'ab' }, 'choices needs values'],
  ['short_text', { type: 'choices', values: ['a', null] }, 'choices must be strings or numbers'],
  ['integer', { type: 'choices', values: ['a', 1.5] }, 'choices has no value of type integer'],
  ['boolean', { type: 'choices', values: ['true', 1] }, 'choices has no value of type boolean'],
])('on %s refuses the rule %o', (type, rule, message) => expect(withRule(type, rule)).toBe(message));
