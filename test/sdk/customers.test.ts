import { createShopClient } from '@shop/sdk';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { password } from '../support/admins.ts';
import { testAddress, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const ada = { email: 'ada@example.com', full_name: 'Ada Lovelace' };

test('an account, from registration to deletion', async () => {
  const guest = createShopClient({ baseUrl: shop.url }).customers;
  const { uuid, links } = await guest.create({ ...ada, password });
  expect(links).toHaveLength(2);
  expect((await guest.logIn({ email: ada.email, password })).sid).toMatch(/^scs_/);
  await guest.logOut();

  let token = (await guest.createTokens({ email: ada.email, password })).accessToken;
  const own = createShopClient({ baseUrl: shop.url, token: () => token }).customers;
  const { refreshToken } = await guest.createTokens({ email: ada.email, password });
  token = (await guest.refreshTokens({ refreshToken })).accessToken;
  expect(await own.me()).toMatchObject({ uuid, ...ada });
  expect(await own.updateMe({ full_name: 'Countess' })).toMatchObject({ full_name: 'Countess' });
  const address = await own.createMyAddress({ ...testAddress, is_default: true });
  expect((await own.updateMyAddress(address.uuid, { city: 'London' })).city).toBe('London');
  expect(await own.listMyAddresses()).toMatchObject([{ uuid: address.uuid, is_default: true }]);
  expect((await own.deleteMyAddress(address.uuid)).uuid).toBe(address.uuid);

  const admin = createShopClient({ baseUrl: shop.url, token: await shop.adminToken() }).customers;
  expect((await admin.update(uuid, { status: 0, group_id: 1 })).status).toBe(0);
  await expect(own.me()).rejects.toMatchObject({ status: 401 });
  expect((await admin.get(uuid)).full_name).toBe('Countess');
  expect(await admin.list({ limit: 5 })).toMatchObject([{ uuid }]);
  expect((await admin.delete(uuid)).uuid).toBe(uuid);
});

test('a password is reset with the token in an email', async () => {
  const guest = createShopClient({ baseUrl: shop.url }).customers;
  expect(await guest.requestPasswordReset({ email: 'nobody@example.com' })).toEqual({});
  await expect(guest.resetPassword({ token: 'scp_unknown', password })).rejects.toMatchObject({
    status: 400,
    code: 'INVALID_RESET_TOKEN',
  });
});
