import { sql, z } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAdmin, issueSetupToken } from '../../packages/runtime/src/modules/auth/index.ts';
import { password, refusalOf } from '../support/admins.ts';
import { dataOf, testShop } from '../support/shop.ts';

const DONE = [409, 'SETUP_DONE', 'This shop already has an administrator. Sign in instead.'];
const VOID = [
  400,
  'INVALID_SETUP_TOKEN',
  'The link is invalid or has expired. Restart the shop to get a new one.',
];

let shop: TestShop;
const clock = createTestClock();
beforeAll(async () => {
  shop = await testShop({ clock });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.db.run(sql.type(z.object({}))`delete from admin_user`);
  await shop.db.run(sql.type(z.object({}))`delete from admin_setup_link`);
});

const token = async (): Promise<string> => (await issueSetupToken(shop.app)) ?? '';
const setUp = (given: string, email = 'first@shop.test') =>
  shop.request('POST', '/api/users/setup', { token: given, email, password, full_name: 'Grace' });

test('the setup link creates an administrator with all permissions, once', async () => {
  const link = await token();
  const made = dataOf(await setUp(link));
  expect(made).toMatchObject({ email: 'first@shop.test', full_name: 'Grace', status: true });
  const { accessToken } = dataOf(
    await shop.request('POST', '/api/user/tokens', { email: 'first@shop.test', password }),
  );
  const me = dataOf(await shop.request('GET', '/api/users/me', undefined, { token: accessToken }));
  expect(me.permissions).toEqual(expect.arrayContaining(['createUser', 'deleteRole', 'saveSetting']));
  expect(refusalOf(await setUp(link, 'second@shop.test'))).toEqual(DONE);
});

test('a link is rejected if it is forged, and after a day', async () => {
  const link = await token();
  expect(refusalOf(await setUp(`${link}x`))).toEqual(VOID);
  clock.advance(24 * 3600 * 1000);
  expect(refusalOf(await setUp(link))).toEqual(VOID);
  expect((await setUp(await token())).status).toBe(200);
});

test('no link is created or valid once there is an administrator', async () => {
  const link = await token();
  await createAdmin(shop.db, { email: 'other@shop.test', password, fullName: 'Ada' });
  expect(refusalOf(await setUp(link))).toEqual(DONE);
  expect(await issueSetupToken(shop.app)).toBeNull();
});

test('of two concurrent uses, with the same link or with two, one creates the first administrator', async () => {
  const links = [await token(), await token()];
  const answers = await Promise.all(
    [links[0], links[0], links[1]].map((link, index) => setUp(link as string, `${index}@shop.test`)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test('a weak password is rejected at its field, and the link stays valid', async () => {
  const link = await token();
  const answer = await shop.request('POST', '/api/users/setup', {
    token: link,
    email: 'first@shop.test',
    password: 'short',
    full_name: 'Grace',
  });
  expect(answer.status).toBe(400);
  expect(answer.body.error.details).toMatchObject([{ path: 'password' }]);
  expect((await setUp(link)).status).toBe(200);
});
