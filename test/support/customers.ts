import { randomUUID } from 'node:crypto';
import type { TestShop } from '@shop/runtime/testing';
import { password } from './admins.ts';
import { dataOf } from './shop.ts';

export interface TestCustomer {
  readonly customer_id: number;
  readonly uuid: string;
  readonly email: string;
}

/** Customers of a test shop, made as its tests need them. `shop` is asked late: a test makes it in `beforeAll`. */
export function customersOf(shop: () => TestShop) {
  const register = (body: Readonly<Record<string, unknown>>) =>
    shop().request('POST', '/api/customers', body);

  /** Registered with the password of all tests. */
  const newCustomer = async (): Promise<TestCustomer> =>
    dataOf(
      await register({
        email: `${randomUUID().slice(0, 8)}@Example.com`,
        password,
        full_name: 'Grace Hopper',
      }),
    );

  const logIn = (email: string, given = password, headers: Readonly<Record<string, string>> = {}) =>
    shop().request('POST', '/customer/login', { email, password: given }, { headers });

  /** The header that carries the session of a new login. */
  const cookieOf = async ({ email }: TestCustomer) => ({
    cookie: `sid=${dataOf(await logIn(email)).sid as string}`,
  });

  const pairOf = async ({ email }: TestCustomer): Promise<{ accessToken: string; refreshToken: string }> =>
    dataOf(await shop().request('POST', '/api/customer/tokens', { email, password }));

  /** A request by whoever the headers name; without a body when it is undefined. */
  const as = (headers: Readonly<Record<string, string>>, method: string, path: string, body?: unknown) =>
    shop().request(method, path, body, { headers });

  /** The e-mail of whoever the headers name; undefined for a stranger. */
  async function whoIs(headers: Readonly<Record<string, string>>): Promise<string | undefined> {
    const { status, body } = await as(headers, 'POST', '/graphql', {
      query: '{ currentCustomer { email } }',
    });
    return status === 200 ? body.data.currentCustomer?.email : undefined;
  }

  return { register, newCustomer, logIn, cookieOf, pairOf, as, whoIs };
}
