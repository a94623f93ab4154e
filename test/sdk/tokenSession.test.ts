import { createShopClient, tokenSession } from '@shop/sdk';
import type { TokenPair } from '@shop/sdk';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { password } from '../support/admins.ts';
import { testShop } from '../support/shop.ts';

const clock = createTestClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ clock });
});
afterAll(() => shop.stop());

const HOUR = 3_600_000;
const ada = { email: 'ada@example.com', password };

/** Creates a client that stores its tokens in a variable and records the requested paths. */
function open(account: 'customer' | 'admin') {
  const session = { tokens: undefined as TokenPair | undefined, paths: [] as string[] };
  const client = createShopClient(
    tokenSession({
      baseUrl: shop.url,
      account,
      load: () => session.tokens,
      save: (tokens) => void (session.tokens = tokens),
      onRequest: ({ method, url }) => void session.paths.push(`${method} ${new URL(url).pathname}`),
    }),
  );
  return { client, session };
}

test('a customer’s expired tokens are refreshed once for all waiting requests', async () => {
  const { client, session } = open('customer');
  await client.customers.create({ ...ada, full_name: 'Ada Lovelace' });
  const first = await client.customers.createTokens(ada);
  session.tokens = first;
  clock.advance(HOUR);
  session.paths.length = 0;

  const [me, changed, addresses] = await Promise.all([
    client.customers.me(),
    client.customers.updateMe({ full_name: 'Countess' }),
    client.customers.listMyAddresses(),
  ]);
  expect([me.email, changed.full_name, addresses]).toEqual([ada.email, 'Countess', []]);
  expect(session.tokens?.accessToken).not.toBe(first.accessToken);
  expect(session.paths.filter((path) => path.endsWith('/refresh'))).toEqual([
    'POST /api/customer/token/refresh',
  ]);
  expect(session.paths).toHaveLength(7);
});

test('a session whose refresh token is invalid ends, and the rejection is thrown', async () => {
  const { client, session } = open('customer');
  session.tokens = { accessToken: 'old', refreshToken: 'unknown', expiresIn: 1 };
  await expect(client.customers.me()).rejects.toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  expect(session.tokens).toBeUndefined();
  await expect(client.customers.me()).rejects.toMatchObject({ status: 401 });
  expect(session.paths.filter((path) => path.endsWith('/refresh'))).toHaveLength(1);
});

test('an administrator logs in for tokens, and continues when they expire', async () => {
  await shop.adminToken();
  const { client, session } = open('admin');
  session.tokens = await client.admin.createTokens({
    email: 'owner@shop.test',
    password: 'correct horse battery',
  });
  clock.advance(HOUR);
  expect(await client.users.list()).toMatchObject([{ email: 'owner@shop.test' }]);
  expect(session.paths).toContain('POST /api/user/token/refresh');
});
