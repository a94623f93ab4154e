import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { frameTextsOfAdmin, resourcesOfAdmin, valuesOfAdmin } from '../support/adminForms.ts';
import type { AdminField, AdminForm, AdminResource, FormValues } from '../support/adminForms.ts';
import { bodySchemas, unsetPaths } from '../support/bodySchemas.ts';
import { changedValue, GROUP_OF_FIELDS, NOT_SET, valueFor } from '../support/formValues.ts';
import type { NamedRecords } from '../support/formValues.ts';
import { dataOf, testShop } from '../support/shop.ts';

// The compiler checks that field names and kinds match the API. These tests check that the API accepts the values that forms send.

type WithForm = AdminResource & { readonly loaded: AdminForm };

const { valuesOf, bodyOf } = await valuesOfAdmin();
const schemas = await bodySchemas();
const resources = await resourcesOfAdmin();
const loaded = await Promise.all(
  resources.map(async (resource) => ({ ...resource, loaded: await resource.form?.() })),
);
const all = loaded.filter((resource): resource is WithForm => resource.loaded !== undefined);
/** Resources whose records can be created. */
const forms = all.filter(({ create }) => create !== undefined);

let shop: TestShop;
let records: NamedRecords;
beforeAll(async () => {
  shop = await testShop();
  const make = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
  await make('/api/currencies', { code: 'EUR', rate: 0.9 });
  const role = await make('/api/roles', { name: 'Clerk', permissions: ['listOrders'] });
  const category = await make('/api/categories', { name: 'Parent', url_key: 'parent' });
  const group = await make('/api/customerGroups', { group_name: 'Trade' });
  records = {
    role: role.uuid,
    category: `urn:evershop:catalog:category:${category.uuid}`,
    customerGroup: group.uuid,
  };
  await make('/api/blog/categories', { name: 'News', url_key: 'news' });
  await make('/api/attributeGroups', { group_name: 'Shoes' });
  for (const ownerType of ['product', 'category', 'collection', 'blog_post', 'blog_category'])
    await make('/api/metafield-definitions', {
      name: 'Care',
      namespace: 'loop',
      fieldKey: 'care',
      fieldType: 'short_text',
      ownerType,
    });
  const attribute = { groups: [1], is_required: 0, display_on_frontend: 1, is_filterable: 0, sort_order: 0 };
  const material = { attribute_name: 'Material', attribute_code: 'material', type: 'text' };
  const size = { attribute_name: 'Size', attribute_code: 'size', type: 'select' };
  await make('/api/attributes', { ...attribute, ...material });
  await make('/api/attributes', { ...attribute, ...size, options: [{ option_text: 'Small' }] });
});
afterAll(() => shop.stop());

/** Reads a record. Landing pages and reasons of returns have no route for one, so the response to the last change is used for them. */
async function read({ id, loaded }: WithForm, answer: FormValues): Promise<FormValues> {
  return id === 'landingPages' || id === 'returnReasons'
    ? answer
    : dataOf(await shop.admin('GET', `${loaded.api}/${answer['uuid']}`));
}

/** Lists the fields of saved records that show a value. */
const shownFields = ({ sections }: AdminForm): readonly AdminField[] =>
  sections
    .filter(({ isNewOnly }) => !isNewOnly)
    .flatMap(({ fields }) => fields)
    .filter(({ kind }) => kind !== 'password');

/** Returns the values as inputs show them. Choices are strings, even if the value is a number. */
const shownOf = (form: AdminForm, values: FormValues): FormValues =>
  Object.fromEntries(
    shownFields(form).map(({ name, kind }) => {
      const isText = kind === 'choice' || kind === 'record';
      return [name, isText ? String(values[name]) : values[name]];
    }),
  );

test.each(forms)('$id: the API accepts what the form sends, and returns what it shows', async (resource) => {
  const { id, loaded: form } = resource;
  const fields = form.sections.flatMap((section) => section.fields);
  const given = fields.filter(({ name }) => !(`${id}.${name}` in NOT_SET));
  const values = {
    ...valuesOf(form, null),
    ...Object.fromEntries(given.map((field) => [field.name, valueFor(id, field, records)])),
  };
  const body = bodyOf(form, values, ({ name }) => values[name as keyof typeof values] !== '');
  const elsewhere = Object.keys(form.elsewhere ?? {}).map((name) => `${id}.${name}`);
  const open = unsetPaths(schemas.create(form.api), body, id).filter(
    (at) => !(at in NOT_SET || elsewhere.includes(at)),
  );
  expect(open, `${id} is created without`).toEqual([]);

  const created = dataOf(await shop.admin('POST', form.api, body));
  const record = await read(resource, created);
  expect(shownOf(form, valuesOf(form, record))).toMatchObject(shownOf(form, values));

  const texts = fields.filter(({ kind }) => kind === 'text' || kind === 'textarea');
  // An unchanged optional field is not sent. A change contains only required fields and fields that the form always sends.
  const first =
    texts.find(({ isRequired }) => !isRequired) ?? texts[0] ?? fields.find(({ kind }) => kind === 'switch');
  if (first) {
    const { name, kind } = first;
    const before = valuesOf(form, record);
    const changes = { ...before, [name]: kind === 'switch' ? !before[name] : changedValue(id, name) };
    const change = bodyOf(form, changes, (field) => field.name === name || field.isAlwaysSent === true);
    const changed = dataOf(await shop.admin('PATCH', `${form.api}/${record['uuid']}`, change));
    expect(valuesOf(form, await read(resource, changed))).toEqual(changes);
  }

  dataOf(await shop.admin('DELETE', `${form.api}/${record['uuid']}`));
  expect([404, 405]).toContain((await shop.admin('GET', `${form.api}/${record['uuid']}`)).status);
});

test('metafields: a group of fields keeps its values', async () => {
  const { loaded: form } = forms.find(({ id }) => id === 'metafields') as WithForm;
  const values = { ...valuesOf(form, null), ...GROUP_OF_FIELDS };
  const body = bodyOf(form, values, ({ name }) => values[name as keyof typeof values] !== '');
  const { subFields } = schemas.create(form.api).properties ?? {};
  const open = unsetPaths(subFields ?? {}, body['subFields'], 'metafields.subFields');
  expect(open.filter((at) => !(at in NOT_SET))).toEqual([]);
  const created = dataOf(await shop.admin('POST', form.api, body));
  expect(valuesOf(form, created)).toMatchObject(GROUP_OF_FIELDS);
});

test('every key listed as unset is a field of a form, or a key of its rows', () => {
  const names = forms.flatMap(({ id, loaded }) =>
    loaded.sections.flatMap(({ fields }) => fields.map(({ name }) => `${id}.${name}`)),
  );
  const known = new Set(names);
  expect(Object.keys(NOT_SET).filter((at) => !known.has(at.split('.').slice(0, 2).join('.')))).toEqual([]);
});

test('every key that a request accepts has an input in the form of its resource, or is handled elsewhere', () => {
  expect(all.length).toBeGreaterThan(3);
  const faults = all.flatMap(({ loaded: { api, sections, elsewhere = {} } }) => {
    const bodies = [schemas.create(api), schemas.update(api)];
    const keys = new Set(bodies.flatMap(({ properties = {} }) => Object.keys(properties)));
    const names = sections.flatMap(({ fields }) => fields.map(({ name }) => name));
    const inputs = new Set([...names, ...Object.keys(elsewhere)]);
    return [
      ...[...keys.difference(inputs)].map((key) => `${api} takes ${key}, which has no input`),
      ...[...inputs.difference(keys)].map((name) => `${api} does not take ${name}`),
    ];
  });
  expect(faults).toEqual([]);
});

test('the texts for new records are in the initial catalog, because the global search offers them', async () => {
  const words = await frameTextsOfAdmin();
  const keys = resources.flatMap(({ newTitle }) => newTitle ?? []);
  expect(keys.length).toBeGreaterThan(3);
  expect(keys.filter((key) => !Object.hasOwn(words, key))).toEqual([]);
});
