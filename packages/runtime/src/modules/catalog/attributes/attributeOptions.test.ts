import { expect, test } from 'vitest';
import { planOptions } from './attributeOptions.ts';

const uuid = (id: number) => `00000000-0000-4000-8000-00000000000${id}`;
const stored = ['S', 'M', 'L'].map((option_text, place) => ({
  option_id: place + 1,
  uuid: uuid(place + 1),
  option_text,
  color: option_text === 'L' ? '#102030' : null,
  sort_order: place,
}));

test('listed options keep their row, new ones are added, and the rest is removed', () => {
  const plan = planOptions(stored, [
    { option_text: 'New' },
    { option_id: '2', option_text: 'Medium', color: '#ff0000' },
    { uuid: uuid(1).toUpperCase(), option_text: 'Small', sort_order: 9 },
  ]);
  expect(plan).toEqual({
    existing: [
      { option_id: 2, option_text: 'Medium', color: '#ff0000', sort_order: 1 },
      { option_id: 1, option_text: 'Small', color: null, sort_order: 9 },
    ],
    added: [{ option_text: 'New', color: null, sort_order: 0 }],
    removed: [3],
  });
});

test('a text without an id is the stored option with that text, with its color, unless that one is listed under another text', () => {
  expect(planOptions(stored, [{ option_text: 'L' }])).toMatchObject({
    existing: [{ option_id: 3 }],
    added: [],
  });
  const plan = planOptions(stored, [{ option_id: '3', option_text: 'XL' }, { option_text: 'L' }]);
  expect(plan).toEqual({
    existing: [{ option_id: 3, option_text: 'XL', color: '#102030', sort_order: 0 }],
    added: [{ option_text: 'L', color: null, sort_order: 1 }],
    removed: [1, 2],
  });
});

test('an empty list removes all options', () => {
  expect(planOptions(stored, [])).toEqual({ existing: [], added: [], removed: [1, 2, 3] });
});

test.each([
  [[{ option_text: 'S' }, { option_text: 'S' }], 'The option "S" is listed twice'],
  [
    [
      { option_id: '1', option_text: 'A' },
      { option_id: '1', option_text: 'B' },
    ],
    'The option "S" is listed twice',
  ],
  [[{ option_id: '9', option_text: 'A' }], 'This attribute has no option "9"'],
  [[{ uuid: 'x', option_text: 'A' }], 'This attribute has no option "x"'],
])('%j is rejected', (inputs, message) => {
  expect(() => planOptions(stored, inputs)).toThrow(message);
});
