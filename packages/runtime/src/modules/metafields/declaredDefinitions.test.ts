import { expect, test } from 'vitest';
import { readThemeDefinitions } from './declaredDefinitions.ts';

const good = { ownerType: 'product', key: 'banner', name: 'Banner', type: 'url' };

test('a theme’s declaration is read with its defaults, in its name', () =>
  expect(readThemeDefinitions([good], 'sunrise')).toEqual({
    faults: [],
    definitions: [
      {
        owner_type: 'product',
        namespace: 'custom',
        field_key: 'banner',
        name: 'Banner',
        description: null,
        field_type: 'url',
        is_list: false,
        required: false,
        translatable: false,
        visible_to_customer: true,
        validations: [],
        appearance: {},
        sub_fields: [],
        position: 0,
        provisioned_by_theme: 'sunrise',
      },
    ],
  }));

test.each([
  [{ ...good, required: true }, 'only the merchant can make a field required'],
  [{ ...good, type: 'json' }, 'fieldType must be one of the supported metafield types'],
  [
    { ...good, key: 'No Key' },
    'fieldKey must start with a letter and contain only lowercase letters, digits, or underscores',
  ],
  [{ ...good, type: 'group' }, 'A group needs subFields: "banner"'],
  [{ ...good, validations: [{ type: 'regexp', pattern: '(' }] }, 'regexp pattern is not valid: "("'],
  [{ ...good, colour: 'red' }, expect.stringContaining('colour')],
  [null, expect.any(String)],
  [5, expect.any(String)],
])('%j is a fault', (declared, fault) => {
  const { definitions, faults } = readThemeDefinitions([declared, good], 'sunrise');
  expect(definitions).toHaveLength(1);
  expect(faults).toHaveLength(1);
  expect(faults[0]?.replace('metafieldDefinitions[0]: ', '')).toEqual(fault);
});

test('of two with the same name the first is used; other owners and namespaces are separate', () => {
  const { definitions, faults } = readThemeDefinitions(
    [good, { ...good, name: 'Other' }, { ...good, ownerType: 'order' }, { ...good, namespace: 'look' }],
    'sunrise',
  );
  expect(definitions.map(({ name, owner_type, namespace }) => [name, owner_type, namespace])).toEqual([
    ['Banner', 'product', 'custom'],
    ['Banner', 'order', 'custom'],
    ['Banner', 'product', 'look'],
  ]);
  expect(faults).toEqual(['metafieldDefinitions[1]: "custom.banner" of "product" is defined twice']);
});
