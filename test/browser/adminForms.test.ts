import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { dataOf } from '../support/shop.ts';
import { adminVisits, click, heading } from './adminVisits.ts';
import { hasChromium } from './chromium.ts';
import type { Visit } from './chromium.ts';
import { bodySchemas, unsetPaths } from './bodySchemas.ts';
import { GIVEN, NOT_SET, OWN_INPUTS, readSections } from './formInputs.ts';
import { isNight } from '../support/lane.ts';

type Texts = Readonly<Record<string, string>>;

/** The parts of the admin's modules that this test reads. They are compiled by a project of their own. */
interface Resource {
  readonly id: string;
  readonly path: string;
  readonly create?: string;
  form?(): Promise<Form>;
}
interface Form {
  readonly api: string;
  readonly sections: readonly Section[];
  /** The keys that other places set. The test of the keys holds the list. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}
interface Section {
  readonly title: string;
  readonly isNewOnly?: boolean;
  readonly fields: readonly Field[];
}
interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind: string;
}

const admin = path.resolve(import.meta.dirname, '../../packages/admin/src');

/** A resource with the form of its new records. */
type Made = Omit<Resource, 'form'> & { readonly form: Form };

/** Reads the resources of the admin that have a form for new records, the English texts, and whose deletions can be undone. */
async function sourcesOfAdmin() {
  vi.stubGlobal('localStorage', { getItem: () => null });
  const [{ resources }, { en }, { isUndoable }] = (await Promise.all([
    import(path.join(admin, 'app/resources.ts')),
    import(path.join(admin, 'text/en.ts')),
    import(path.join(admin, 'kit/shared/undoable.ts')),
  ])) as [
    { readonly resources: readonly Resource[] },
    { readonly en: Texts },
    { isUndoable(api: string): boolean },
  ];
  const loaded = await Promise.all(
    resources.map(async (resource) => ({ ...resource, form: resource.create && (await resource.form?.()) })),
  );
  const forms = loaded.filter((resource): resource is Made => Boolean(resource.form));
  return { forms, en, isUndoable };
}

const { forms, en, isUndoable } = await sourcesOfAdmin();

/** Lists as many forms as have a field of every kind together, those with the most kinds first. */
function formsOfAllKinds(): readonly Made[] {
  const kindsOf = ({ form }: Made) =>
    new Set(form.sections.flatMap(({ fields }) => fields.map(({ kind }) => kind)));
  const seen = new Set<string>();
  return forms
    .toSorted((one, other) => kindsOf(other).size - kindsOf(one).size)
    .filter((made) => {
      const more = [...kindsOf(made)].filter((kind) => !seen.has(kind));
      for (const kind of more) seen.add(kind);
      return more.length > 0;
    });
}
const bodySchemaOf = await bodySchemas();
const patience = { timeout: 20_000 };

/** Forms name their inputs; only the editor of rich texts has none but its label. */
const inputOf = (page: Page, { name, kind }: Field, label: string) =>
  kind === 'richText'
    ? page.getByRole('main').getByLabel(label, { exact: true })
    : page.locator(`main [data-path="${name}"]`);

/** The kinds of inputs that are set by their own functions, because they have no single value. */
const OWN_KINDS = new Set(['own', 'image', 'images']);

const ownInputOf = (id: string, name: string) => OWN_INPUTS[`${id}.${name}`] ?? OWN_INPUTS[name];

/** Lists the fields of a form that draw their own inputs. */
const ownFields = ({ id, form }: Made): readonly string[] =>
  form.sections.flatMap(({ fields }) =>
    fields.filter(({ kind }) => OWN_KINDS.has(kind)).map(({ name }) => `${id}.${name}`),
  );

test('each field that draws its own input is set by the loop, or named with the reason why not', () => {
  const own = forms.flatMap(ownFields);
  const isSet = (name: string) => ownInputOf(...(name.split('.') as [string, string])) !== undefined;
  expect(own.filter((name) => isSet(name) === name in NOT_SET)).toEqual([]);
  const names = new Set([...own, ...own.map((name) => name.split('.')[1])]);
  // The keys of rows begin with those of their field.
  const isKnown = (name: string) => names.has(name) || names.has(name.split('.').slice(0, 2).join('.'));
  const listed = [...Object.keys(OWN_INPUTS), ...Object.keys(NOT_SET)];
  expect(listed.filter((name) => !isKnown(name))).toEqual([]);
});

/** Sets an input to a value that is not its default. */
async function fill(page: Page, id: string, field: Field, label: string): Promise<void> {
  const { name, kind } = field;
  const input = inputOf(page, field, label);
  if (kind === 'switch') {
    await input.focus();
    await page.keyboard.press('Space');
  } else if (kind === 'choice') {
    await input.click();
    const options = page.getByRole('option');
    const value = GIVEN[`${id}.${name}`];
    await (value ? options.filter({ hasText: value }).first() : options.last()).click();
  } else if (kind === 'choices' || kind === 'record' || kind === 'records') {
    await input.click();
    const options = page.getByRole('option');
    await options.last().waitFor();
    await options
      .filter({ hasText: GIVEN[`${id}.${name}`] ?? /./ })
      .last()
      .click();
    await page.keyboard.press('Escape');
  } else if (kind === 'tags') {
    for (const tag of (GIVEN[`${id}.${name}`] ?? 'loop').split(',')) {
      await input.fill(tag);
      await input.press('Enter');
    }
  } else if (kind === 'integer') await input.fill('7');
  else if (kind === 'money' || kind === 'decimal' || kind === 'weight')
    await input.fill(GIVEN[`${id}.${name}`] ?? GIVEN[name] ?? '2.5');
  else if (kind === 'date') await input.fill('2030-01-31');
  else if (kind === 'time') await input.fill(GIVEN[`${id}.${name}`] ?? '2030-01-31T10:30');
  else await input.fill(GIVEN[`${id}.${name}`] ?? GIVEN[name] ?? `Loop ${label}`);
}

/** Reads what an input shows. */
async function shown(page: Page, field: Field, label: string): Promise<unknown> {
  const input = inputOf(page, field, label);
  if (field.kind === 'switch') return input.isChecked();
  if (['choices', 'records', 'tags'].includes(field.kind))
    return input.locator('xpath=ancestor::*[contains(@class, "InputWrapper-root")][1]').innerText();
  return field.kind === 'richText' ? input.innerText() : input.inputValue();
}

const labelOf = ({ label: key }: Field) => en[key] as string;

/** Sets every field of a new record. Returns those that the form of a saved record shows in inputs with one value. */
async function fillAll(page: Page, { id, form }: Made): Promise<readonly Field[]> {
  const known: Field[] = [];
  for (const { fields, isNewOnly } of form.sections)
    for (const field of fields) {
      if (`${id}.${field.name}` in NOT_SET) continue;
      const setOwn = OWN_KINDS.has(field.kind) && ownInputOf(id, field.name);
      if (setOwn) await setOwn(page);
      else {
        await fill(page, id, field, labelOf(field));
        if (field.kind !== 'password' && !isNewOnly) known.push(field);
      }
    }
  return known;
}

/** Changes the first text of a record, or else its first other field. */
async function changeFirst(page: Page, id: string, known: readonly Field[]): Promise<void> {
  const first = (known.find(({ kind }) => kind === 'text') ?? known[0]) as Field;
  const input = inputOf(page, first, labelOf(first));
  if (first.kind === 'switch') {
    await input.focus();
    await page.keyboard.press('Space');
    return;
  }
  await input.fill(GIVEN[`${id}.${first.name}.changed`] ?? 'Changed');
  if (first.kind === 'tags') await page.keyboard.press('Enter');
}

/** Sends the form of a new record, and expects that the request has a value for every field. */
async function create(page: Page, { id, form }: Made): Promise<void> {
  const isSent = (method: string, url: string) =>
    method === 'POST' && new URL(url).pathname === `/admin${form.api}`;
  const [request] = await Promise.all([
    page.waitForRequest((sent) => isSent(sent.method(), sent.url())),
    click(page, 'Create'),
  ]);
  const body = request.postDataJSON() as Readonly<Record<string, unknown>>;
  const elsewhere = new Set(Object.keys(form.elsewhere ?? {}).map((name) => `${id}.${name}`));
  const open = unsetPaths(bodySchemaOf(form.api), body, id).filter(
    (at) => !(at in NOT_SET || elsewhere.has(at)),
  );
  expect(open, `${id} was created without`).toEqual([]);
  await page.waitForURL(/\/edit\//);
}

/** Creates, finds and deletes one record in the browser, with every field set, and compares what the form shows after a reload. */
async function tryResource(page: Page, resource: Made): Promise<string> {
  await page.goto(`/admin${resource.create}`);
  await heading(page, /./);
  const known = await fillAll(page, resource);
  const ownSections = resource.form.sections
    .filter(({ fields, isNewOnly }) => !isNewOnly && fields.some(({ kind }) => OWN_KINDS.has(kind)))
    .map(({ title }) => en[title] as string);
  const values = async () => {
    const entries = await Promise.all(
      known.map(async (field) => [field.name, await shown(page, field, labelOf(field))]),
    );
    return { ...Object.fromEntries(entries), own: await readSections(page, ownSections) };
  };
  const before = await values();
  await create(page, resource);
  await page.reload();
  await expect.poll(values, { message: resource.id, ...patience }).toEqual(before);

  await changeFirst(page, resource.id, known);
  await click(page, 'Save');
  await page.getByText('Saved', { exact: true }).waitFor();
  const changed = await values();
  expect(changed, resource.id).not.toEqual(before);
  await page.reload();
  await expect.poll(values, { message: resource.id, ...patience }).toEqual(changed);

  const uuid = page.url().split('/').at(-1) as string;
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) as string;
  await page.goto(`/admin${resource.path}`);
  await heading(page, /./);
  const search = page.getByRole('main').getByRole('searchbox');
  if (await search.count()) await search.first().fill(name);
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await heading(page, name);
  // Panels that still load would ask for a record that is gone.
  await expect.poll(() => page.locator('.mantine-Skeleton-root').count(), patience).toBe(0);
  await click(page, 'Delete');
  if (!isUndoable(resource.form.api))
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL((url) => url.pathname === `/admin${resource.path}`);
  await heading(page, /./);
  await expect.poll(() => page.getByRole('main').getByRole('link', { name, exact: true }).count()).toBe(0);
  return uuid;
}

/** The requests that may be refused: who is not signed in yet asks who they are, and a coupon that is half typed for its sentence. */
const EXPECTED = /\/api\/(?:users\/me|coupons\/preview)/;

describe.skipIf(!hasChromium)('the form of each resource', () => {
  const { shop, signIn } = adminVisits();
  let visit: Visit;
  beforeAll(async () => {
    await shop().admin('POST', '/api/categories', { name: 'Parent', url_key: 'parent' });
    await shop().admin('POST', '/api/blog/categories', { name: 'News', url_key: 'news' });
    for (const ownerType of ['product', 'category', 'collection', 'blog_post', 'blog_category']) {
      const care = { name: 'Care', namespace: 'loop', fieldKey: 'care', fieldType: 'short_text', ownerType };
      dataOf(await shop().admin('POST', '/api/metafield-definitions', care));
    }
    dataOf(await shop().admin('POST', '/api/attributeGroups', { group_name: 'Shoes' }));
    const attribute = {
      groups: [1],
      is_required: 0,
      display_on_frontend: 1,
      is_filterable: 0,
      sort_order: 0,
    };
    const material = { ...attribute, attribute_name: 'Material', attribute_code: 'material', type: 'text' };
    dataOf(await shop().admin('POST', '/api/attributes', material));
    const size = { ...attribute, attribute_name: 'Size', attribute_code: 'size', type: 'select' };
    dataOf(await shop().admin('POST', '/api/attributes', { ...size, options: [{ option_text: 'Small' }] }));
    visit = await signIn('/products');
    await heading(visit.page, 'Products');
  });
  afterAll(() => visit.close());

  test.each(isNight ? forms : formsOfAllKinds())(
    '$id: every field is set, shown again, changed, and the record found and deleted',
    async (resource) => {
      const earlier = visit.complaints.length;
      const uuid = await tryResource(visit.page, resource);
      expect([404, 405]).toContain((await shop().admin('GET', `${resource.form.api}/${uuid}`)).status);
      expect(visit.complaints.slice(earlier).filter((complaint) => !EXPECTED.test(complaint))).toEqual([]);
    },
  );

  test('a custom field that is a group of others keeps them', async () => {
    const { page } = visit;
    await page.goto('/admin/metafields/new');
    await page.locator('[data-path="name"]').fill('Loop group');
    await page.locator('[data-path="fieldKey"]').fill('loop_group');
    await page.locator('[data-path="fieldType"]').click();
    await page.getByRole('option', { name: 'Field group' }).click();
    for (const at of [1, 2]) {
      await click(page, 'Add field');
      const part = page.getByRole('group', { name: `Field ${at}` });
      await part.getByLabel('Key').fill(`part_${at}`);
      await part.getByRole('combobox', { name: 'Type' }).click();
      await page.getByRole('option', { name: ['Whole number', 'Date'][at - 1] as string }).click();
      for (const name of ['Multiple values', 'Required']) await part.getByRole('switch', { name }).check();
      await part.getByLabel('Help text for your team').fill(`Help ${at}`);
      await part.getByLabel('Placeholder').fill(`Example ${at}`);
      if (at === 1) await part.getByLabel('Minimum').fill('3');
      await part.getByLabel('Name').fill(`Part ${at}`);
    }
    const [request] = await Promise.all([
      page.waitForRequest(
        (sent) => sent.method() === 'POST' && sent.url().endsWith('/metafield-definitions'),
      ),
      click(page, 'Create'),
    ]);
    const { subFields } = bodySchemaOf('/api/metafield-definitions').properties ?? {};
    const unset = unsetPaths(subFields ?? {}, request.postDataJSON().subFields, 'metafields.subFields');
    expect(unset.filter((at) => !(at in NOT_SET))).toEqual([]);
    await page.waitForURL(/\/edit\//);
    const uuid = page.url().split('/').at(-1) as string;
    expect(dataOf(await shop().admin('GET', `/api/metafield-definitions/${uuid}`)).subFields).toMatchObject([
      {
        key: 'part_1',
        name: 'Part 1',
        type: 'integer',
        isList: true,
        required: true,
        description: 'Help 1',
        validations: [{ type: 'range', min: 3 }],
        appearance: { placeholder: 'Example 1' },
      },
      {
        key: 'part_2',
        name: 'Part 2',
        type: 'date',
        isList: true,
        required: true,
        description: 'Help 2',
        appearance: { placeholder: 'Example 2' },
      },
    ]);
    await page.reload();
    await expect
      .poll(() => readSections(page, [en['metafields.section.field'] as string]), patience)
      .toEqual(expect.arrayContaining(['Part 1', 'part_1', 'Part 2', 'part_2', 'Date']));
  });

  test('a refusal names the fields by their labels', async () => {
    const { page } = visit;
    await page.goto('/admin/landing-page/new');
    await page.locator('[data-path="name"]').fill('Sale');
    await page.locator('[data-path="publish_start"]').fill('2030-01-31T10:30');
    await page.locator('[data-path="publish_end"]').fill('2030-01-30T10:30');
    await click(page, 'Create');
    await page.getByText('Live until must be after Live from', { exact: true }).waitFor();
  });
});
