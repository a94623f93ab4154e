import { expect, test } from 'vitest';
import { offeredOptions, variantOf } from './variantOffer.ts';

const NAMES: Readonly<Record<number, string>> = { 1: 'Size', 2: 'Color' };
const UUID = '00000000-0000-4000-8000-0000000000';
/** Options 10 to 19 are sizes, 20 to 29 colors; lower ids come first. */
const variant = (product_id: number, ...ids: number[]) => ({
  product_id,
  options: ids.map((option_id) => {
    const attribute_id = Math.floor(option_id / 10);
    const name = NAMES[attribute_id] as string;
    return {
      attribute_id,
      attribute_code: name.toLowerCase(),
      attribute_name: name,
      option_id,
      option_uuid: `${UUID}${option_id}`,
      option_text: `Option ${option_id}`,
      color: null,
      sort_order: option_id,
    };
  }),
});
const group = {
  attributes: [1, 2].map((attribute_id) => ({
    attribute_id,
    attribute_code: String(NAMES[attribute_id]).toLowerCase(),
    attribute_name: String(NAMES[attribute_id]),
  })),
};
const variants = [variant(101, 11, 21), variant(102, 10, 21), variant(103, 10, 20), variant(104, 12, 22)];

const offered = (productId: number | null) =>
  offeredOptions(group, variants, productId).map(({ options }) =>
    options.map(({ option_id, product_id }) => [option_id, product_id]),
  );

test.each([
  ['from the first variant', 101, [[10, 102], [11, 101], [12, 104]], [[20, 103], [21, 101], [22, 104]]], // oxfmt-ignore
  ['from another one', 103, [[10, 103], [11, 101], [12, 104]], [[20, 103], [21, 102], [22, 104]]], // oxfmt-ignore
  ['from no variant', null, [[10, 102], [11, 101], [12, 104]], [[20, 103], [21, 101], [22, 104]]], // oxfmt-ignore
])(
  '%s an option leads to its sibling, otherwise to the first variant that has it',
  (_, current, sizes, colors) => {
    expect(offered(current)).toEqual([sizes, colors]);
  },
);

test('without variants there is nothing to select', () => {
  expect(offeredOptions(group, [], null).map(({ options }) => options)).toEqual([[], []]);
});

test.each<[string[], number | null]>([
  [['11', '21'], 101],
  [['21', '11'], 101],
  [['21', '11', '11'], 101],
  [[`${UUID}10`, '20'], 103],
  [['10'], null],
  [['10', '22'], null],
  [['10', '11'], null],
  [['10', '20', '21'], null],
  [['x', 'y'], null],
  [[], null],
])('the options %j name the variant %j', (refs, product) => {
  expect(variantOf(variants, refs)?.product_id ?? null).toBe(product);
});
