import { randomUUID } from 'node:crypto';
import type { TestShop } from '@shop/runtime/testing';
import { password } from './admins.ts';
import { dataOf } from './shop.ts';

export interface TestCustomer {
  readonly customer_id: number;
  readonly uuid: string;
  readonly email: string;
}

/** Creates customers of a test shop. `shop` is a function because tests create their shop in `beforeAll`. */
export function customersOf(shop: () => TestShop) {
  const register = (body: Readonly<Record<string, unknown>>) =>
    shop().request('POST', '/api/customers', body);

  /** Registers a customer with the password that all tests use. */
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

  /** Signs a customer in and returns the session cookie header. */
  const cookieOf = async ({ email }: TestCustomer) => ({
    cookie: `sid=${dataOf(await logIn(email)).sid as string}`,
  });

  const pairOf = async ({ email }: TestCustomer): Promise<{ accessToken: string; refreshToken: string }> =>
    dataOf(await shop().request('POST', '/api/customer/tokens', { email, password }));

  /** Sends a request with the given headers. No body is sent if `body` is undefined. */
  const as = (headers: Readonly<Record<string, string>>, method: string, path: string, body?: unknown) =>
    shop().request(method, path, body, { headers });

  /** Returns a client that sends all requests with the given headers. */
  const clientOf = (headers: Readonly<Record<string, string>>) => ({
    request: (method: string, path: string, body?: unknown) => as(headers, method, path, body),
    query: (query: string, variables?: object) => as(headers, 'POST', '/graphql', { query, variables }),
  });

  /** Returns the email of the customer whom the headers identify. Undefined for a guest. */
  async function currentCustomer(headers: Readonly<Record<string, string>>): Promise<string | undefined> {
    const { status, body } = await as(headers, 'POST', '/graphql', {
      query: '{ currentCustomer { email } }',
    });
    return status === 200 ? body.data.currentCustomer?.email : undefined;
  }

  return { register, newCustomer, logIn, cookieOf, pairOf, as, clientOf, currentCustomer };
}
