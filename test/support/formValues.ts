import type { AdminField } from './adminForms.ts';

/** Test values by input kind. They differ from the initial values of a new record. */
const OF_KIND: Readonly<Record<string, unknown>> = {
  richText: '<p>Loop</p>',
  email: 'loop@shop.test',
  password: 'Loop-and-loop-1',
  money: 12.5,
  decimal: 2.5,
  weight: 1.5,
  integer: 7,
  images: ['/assets/loop.png'],
  image: '/assets/loop.png',
  tags: ['loop one', 'loop two'],
  time: '2030-01-31T10:30',
};

const BY_PRICE = { key: 'price', operator: '>=', value: 5 };
const RULES = [{ type: 'size', max: 20 }];
const item = (name: string, more = {}) => ({ name, target: `/${name}`, ...more });
const part = (key: string, more: object) => ({
  key,
  name: `Name of ${key}`,
  description: 'Help',
  isList: true,
  required: true,
  validations: [{ type: 'range', min: 3 }],
  appearance: { placeholder: 'Example' },
  ...more,
});

/** Test values by field name. If several resources have a field with the same name, the resource id precedes the name. */
const GIVEN: Readonly<Record<string, unknown>> = {
  url_key: 'loop-url',
  code: 'loop-code',
  metafields: { loop: { care: 'Loop care' } },
  'products.sku': 'LOOP-1',
  'products.group_id': '1',
  'products.attributes': [{ attribute_code: 'material', value: 'Loop linen' }],
  'products.unit': 'kg',
  'products.withdrawal_excluded': 'hygiene',
  'products.consumer_notice_type': 'safety_warning',
  'products.tax_class': '1',
  'products.prices': { EUR: 4 },
  'products.categories': ['1'],
  'categories.parent_id': '1',
  'blogPosts.categories': ['1'],
  'attributes.attribute_code': 'loop_code',
  'attributes.type': 'multiselect',
  'attributes.groups': ['2'],
  'attributes.options': [
    { option_text: 'Red', color: '#ff0000', sort_order: 0 },
    { option_text: 'Blue', color: null, sort_order: 1 },
  ],
  'variantGroups.attribute_group_id': '1',
  'variantGroups.attribute_codes': ['size'],
  'customerGroups.prices_shown': 'net',
  'coupons.coupon': 'LOOP1',
  'coupons.end_date': '2030-02-28T10:30',
  'coupons.discount_type': 'percentage_discount_to_specific_products',
  'coupons.discount_amount': 10,
  'coupons.amounts': { EUR: 4 },
  'coupons.target_products': { maxQty: 4, products: [BY_PRICE] },
  'coupons.condition': { order_total: 30, order_qty: 2, required_products: [{ ...BY_PRICE, qty: 1 }] },
  'coupons.user_condition': { groups: ['1'], emails: ['loop@shop.test'], purchased: 100 },
  'landingPages.publish_end': '2030-02-28T10:30',
  'menus.items': [item('one', { children: [item('two', { children: [item('three')] })] })],
  'metafields.ownerType': 'product',
  'metafields.namespace': 'loop',
  'metafields.fieldKey': 'loop_key',
  'metafields.fieldType': 'short_text',
  'metafields.validations': RULES,
  'priceLists.kind': 'override',
  'priceLists.currency': 'USD',
  'priceLists.ends_at': '2030-02-28T10:30',
  'priceLists.scope': {
    categories: [],
    collections: [],
    filter: [{ key: 'sku', operation: 'eq', value: 'LOOP-1' }],
  },
  'promotions.class': 'order',
  'promotions.action': { kind: 'percent', value: 10 },
  'promotions.conditions': [{ kind: 'qty', min: 2 }],
  'promotions.combines': ['order', 'shipping'],
  'promotions.ends_at': '2030-02-28T10:30',
  'redirects.from_path': '/loop',
  'redirects.from_path changed': '/loop-2',
  'redirects.target': '/looped',
  'redirects.status': '302',
  'returnReasons.code': 'loop_code',
  'roles.permissions': ['listCoupons'],
  'webhooks.url': 'https://receiver.example/loop',
  'webhooks.url changed': 'https://receiver.example/loop-2',
  'webhooks.topics': ['order_placed'],
  'widgets.type': 'text_block',
  'widgets.settings': { text: 'Loop text' },
};

/** Form values of a custom field group. */
export const GROUP_OF_FIELDS = {
  name: 'Loop group',
  ownerType: 'product',
  namespace: 'loop',
  fieldKey: 'loop_group',
  fieldType: 'group',
  subFields: [part('part_1', { type: 'integer' }), part('part_2', { type: 'number', validations: [] })],
};

/** Ids of existing records that form values reference. */
export interface NamedRecords {
  readonly role: string;
  /** URN of a category. */
  readonly category: string;
  /** UUID of a customer group. */
  readonly customerGroup: string;
}

const named = ({ role, category, customerGroup }: NamedRecords): Readonly<Record<string, unknown>> => ({
  'customers.groups': [customerGroup],
  'users.roles': [role],
  'widgets.placements': [{ route: 'categoryView', area: 'content', sort_order: 7, entity_urn: category }],
});

/** Returns a field's test value for a new record. */
export function valueFor(id: string, { name, kind, initial }: AdminField, records: NamedRecords): unknown {
  const own = `${id}.${name}`;
  const given = named(records)[own] ?? GIVEN[own] ?? GIVEN[name] ?? OF_KIND[kind];
  if (given !== undefined) return given;
  return kind === 'switch' ? initial !== true : `Loop ${name}`;
}

/** Returns the value to which a record's text field is changed. */
export const changedValue = (id: string, name: string): unknown =>
  GIVEN[`${id}.${name} changed`] ?? 'Changed';

const NOT_IN_GROUPS = 'It has no effect in a group.';
const OF_SAVED = 'It names a row that is there already, in a change.';

/** Fields that keep their initial value, and keys in the rows of fields, with the reason for each. */
export const NOT_SET: Readonly<Record<string, string>> = {
  'products.gift_card':
    'It decides the price, and that nothing is shipped. The journey of a merchant with gift cards sets it.',
  'products.variants':
    'A product with options becomes the main one of a group: adminProducts.test.ts makes one.',
  'coupons.buyx_gety': 'It excludes the other kinds of discounts: adminCoupons.test.ts sets it.',
  'attributes.options.option_id': OF_SAVED,
  'attributes.options.uuid': OF_SAVED,
  'menus.items.uuid': OF_SAVED,
  'menus.items.children.uuid': OF_SAVED,
  'menus.items.children.children.uuid': OF_SAVED,
  'menus.items.children.children.children': 'Menus have three levels.',
  'coupons.user_condition.email': 'Another name of `emails`, which the form sets.',
  'priceLists.scope.categories': 'They are UUIDs of categories: priceLists.test.ts names some.',
  'priceLists.scope.collections': 'They are UUIDs of collections: priceLists.test.ts names some.',
  'priceLists.groups': 'They are UUIDs of groups: priceLists.test.ts names some.',
  'metafields.subFields': 'A group of fields has no rules: a test of its own makes one.',
  'metafields.subFields.translatable': NOT_IN_GROUPS,
  'metafields.subFields.visibleToCustomer': NOT_IN_GROUPS,
  'metafields.subFields.position': NOT_IN_GROUPS,
  'metafields.subFields._id': OF_SAVED,
  'metafields.subFields.subFields': 'Only a group has fields of its own.',
};
