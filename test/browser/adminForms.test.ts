import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { adminVisits, click, heading } from './adminVisits.ts';
import { hasChromium } from './chromium.ts';
import type { Visit } from './chromium.ts';

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
  readonly sections: readonly { readonly fields: readonly Field[] }[];
}
interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind: string;
}

const admin = path.resolve(import.meta.dirname, '../../packages/admin/src');

/** A resource with the form of its new records. */
type Made = Omit<Resource, 'form'> & { readonly form: Form };

/** The resource whose records are made of others. The test of its members makes one. */
const MADE_OF_OTHERS = 'variantGroups';

/** Reads the resources of the admin that have a form for new records, the English texts, and whose deletions can be undone. */
async function sourcesOfAdmin() {
  vi.stubGlobal('localStorage', { getItem: () => null });
  const [{ resources }, { en }, { isUndoable }] = (await Promise.all([
    import(path.join(admin, 'resources/index.ts')),
    import(path.join(admin, 'text/en.ts')),
    import(path.join(admin, 'shared/undoable.ts')),
  ])) as [
    { readonly resources: readonly Resource[] },
    { readonly en: Texts },
    { isUndoable(api: string): boolean },
  ];
  const loaded = await Promise.all(
    resources.map(async (resource) => ({ ...resource, form: resource.create && (await resource.form?.()) })),
  );
  const forms = loaded.filter(
    (resource): resource is Made => Boolean(resource.form) && resource.id !== MADE_OF_OTHERS,
  );
  return { forms, en, isUndoable };
}

const { forms, en, isUndoable } = await sourcesOfAdmin();
const patience = { timeout: 20_000 };

/** The values for fields of forms that take no free text. */
const GIVEN: Readonly<Record<string, string>> = {
  url_key: 'loop-url',
  sku: 'LOOP-1',
  code: 'loop-code',
  email: 'loop@shop.test',
  password: 'Loop-and-loop-1',
  price: '12.5',
  weight: '1.5',
  'attributes.attribute_code': 'loop_code',
  'attributes.type': 'Text',
  'coupons.coupon': 'LOOP1',
  'coupons.discount_amount': '10',
  'coupons.end_date': '2030-02-28T10:30',
  'landingPages.publish_end': '2030-02-28T10:30',
  'metafields.fieldKey': 'loop_key',
  'metafields.fieldType': 'Text',
  'metafields.namespace': 'loop',
  'metafields.ownerType': 'Products',
  'redirects.from_path': '/loop',
  'redirects.target': '/looped',
  'synonyms.terms': 'loop one,loop two',
  'coupons.coupon.changed': 'LOOP2',
  'redirects.from_path.changed': '/loop-2',
};

/** Forms name their inputs; only the editor of rich texts has none but its label. */
const inputOf = (page: Page, { name, kind }: Field, label: string) =>
  kind === 'richText'
    ? page.getByRole('main').getByLabel(label, { exact: true })
    : page.locator(`main [data-path="${name}"]`);

/** The kinds of inputs that the tests of their pages set. */
const ELSEWHERE = new Set(['own', 'image', 'images']);

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
    await page.getByRole('option').last().click();
    await page.keyboard.press('Escape');
  } else if (kind === 'tags') {
    for (const tag of (GIVEN[`${id}.${name}`] ?? 'loop').split(',')) {
      await input.fill(tag);
      await input.press('Enter');
    }
  } else if (kind === 'integer') await input.fill('7');
  else if (kind === 'money' || kind === 'decimal')
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

/** Creates, finds and deletes one record in the browser, with every known field set, and compares what the form shows after a reload. */
async function tryResource(page: Page, resource: Made): Promise<string> {
  const label = ({ label: key }: Field) => en[key] as string;
  await page.goto(`/admin${resource.create}`);
  await heading(page, /./);
  const known: Field[] = [];
  for (const field of resource.form.sections.flatMap(({ fields }) => fields))
    if (`${resource.id}.${field.name}` in GIVEN || !ELSEWHERE.has(field.kind)) {
      await fill(page, resource.id, field, label(field));
      if (field.kind !== 'password') known.push(field);
    }
  const values = async () => {
    const entries = await Promise.all(
      known.map(async (field) => [field.name, await shown(page, field, label(field))]),
    );
    return Object.fromEntries(entries) as Record<string, unknown>;
  };
  const before = await values();
  await click(page, 'Create');
  await page.waitForURL(/\/edit\//);
  await page.reload();
  await expect.poll(values, { message: resource.id, ...patience }).toEqual(before);

  const first = (known.find(({ kind }) => kind === 'text') ??
    known.find(({ kind }) => kind === 'tags')) as Field;
  await inputOf(page, first, label(first)).fill(GIVEN[`${resource.id}.${first.name}.changed`] ?? 'Changed');
  if (first.kind === 'tags') await page.keyboard.press('Enter');
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

describe.skipIf(!hasChromium)('the form of each resource', () => {
  const { shop, signIn } = adminVisits();
  let visit: Visit;
  beforeAll(async () => {
    await shop().admin('POST', '/api/categories', { name: 'Parent', url_key: 'parent' });
    await shop().admin('POST', '/api/blog/categories', { name: 'News', url_key: 'news' });
    visit = await signIn('/products');
    await heading(visit.page, 'Products');
  });
  afterAll(() => visit.close());

  test.each(forms)(
    '$id: every field is set, shown again, changed, and the record found and deleted',
    async (resource) => {
      const uuid = await tryResource(visit.page, resource);
      expect([404, 405]).toContain((await shop().admin('GET', `${resource.form.api}/${uuid}`)).status);
      expect(visit.complaints.filter((complaint) => !complaint.includes('/api/users/me'))).toEqual([]);
    },
  );

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
