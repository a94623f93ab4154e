import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import agents from '@shop/agents';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { adminsOf } from '../support/admins.ts';
import { testShop } from '../support/shop.ts';

const root = path.resolve(import.meta.dirname, '../..');
const texts = path.join(root, 'packages/admin/src/text');

/** Languages of the admin, each with a separate folder. */
const LANGUAGES = readdirSync(texts, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Returns the texts of the extensions beside the admin in a language. */
const ofExtensions = (language: string): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...globSync(`extensions/*/admin/texts/${language}.json`, { cwd: root }).map((file) =>
      JSON.parse(readFileSync(path.join(root, file), 'utf8')),
    ),
  );

let shop: TestShop;
const { asOwner } = adminsOf(() => shop);
beforeAll(async () => {
  shop = await testShop({ extensions: [coreShipping, cod, agents] });
});
afterAll(() => shop?.stop());

test.each(LANGUAGES)('the admin has texts in %s for every permission of the shop', async (language) => {
  const file = readFileSync(path.join(texts, language, 'permissions.json'), 'utf8');
  const own = JSON.parse(file) as Readonly<Record<string, string>>;
  const added = Object.entries(ofExtensions(language)).filter(([key]) => key.startsWith('permission.'));
  const words = {
    ...own,
    ...Object.fromEntries(added.map(([key, text]) => [key.replace('permission.', ''), text])),
  };
  const { body } = await asOwner('GET', '/api/permissions');
  const ids = (body.data as readonly { readonly id: string }[]).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(200);
  expect(Object.keys(words).toSorted()).toEqual(ids.toSorted());
  expect(new Set(Object.values(words)).size).toBe(ids.length);
});

test('the admin has a title for the permissions of every part of the shop', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  const file = pathToFileURL(path.join(texts, '../kit/permissions/permissionWords.ts')).href;
  const { groupTitle } = (await import(file)) as Record<string, (name: string) => string>;
  const { body } = await asOwner('GET', '/api/permissions');
  const owners = new Set((body.data as readonly { readonly owner: string }[]).map(({ owner }) => owner));
  // A group without its own title is named after its module. The title of an extension's group is in texts that are loaded later.
  const untitled = [...owners].filter((owner) => groupTitle?.(owner) === owner);
  const withTexts = globSync('extensions/*/admin/texts/en.json', { cwd: root }).map(
    (one) => one.split('/')[1],
  );
  expect(untitled.filter((owner) => !withTexts.includes(owner))).toEqual([]);
  expect(ofExtensions('en')['permissions']).toBeTruthy();
});

test('the admin has a name for every job of the shop', async () => {
  const { system } = (await import(pathToFileURL(path.join(texts, 'en/system.ts')).href)) as {
    readonly system: Readonly<Record<string, string>>;
  };
  const { body } = await asOwner('GET', '/api/jobs');
  const ids = (body.data as readonly { readonly id: string }[]).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(ids.filter((id) => !system[`jobs.name.${id}`])).toEqual([]);
});
