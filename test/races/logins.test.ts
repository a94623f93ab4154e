import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminsOf } from '../support/admins.ts';
import { testShop } from '../support/shop.ts';

let shop: TestShop;
const { newAdmin, logIn, tokenOf, readsUsers } = adminsOf(() => shop);
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

interface Pair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Refreshes tokens as fast as possible until the session ends. Returns all token pairs. */
async function renewOnAndOn(first: Pair): Promise<readonly Pair[]> {
  const pairs = [first];
  for (;;) {
    const { refreshToken } = pairs.at(-1) as Pair;
    const { status, body } = await shop.request('POST', '/api/user/token/refresh', { refreshToken });
    if (status !== 200 || pairs.length > 300) return pairs;
    pairs.push(body.data);
  }
}

test.each([{ password: 'brand new password' }, { status: 0 }])(
  'no token that is renewed at the same time outlives the change %j',
  async (change) => {
    const token = await tokenOf(await newAdmin());
    for (let round = 0; round < 6; round += 1) {
      const admin = await newAdmin();
      const pairs: Pair[] = (await Promise.all([1, 2, 3, 4].map(() => logIn(admin.email)))).map(
        ({ body }) => body.data,
      );
      const renewing = Promise.all(pairs.map(renewOnAndOn));
      const changed = await shop.request('PATCH', `/api/users/${admin.uuid}`, change, { token });
      expect(changed.status).toBe(200);
      for (const chain of await renewing) {
        const last = chain.at(-1) as Pair;
        expect(chain.length).toBeLessThan(300);
        expect((await readsUsers(last.accessToken)).status).toBe(401);
      }
    }
  },
);
