import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { createTestAdmin } from '../../packages/runtime/src/testing/createTestAdmin.ts';

export const password = 'correct horse battery';

/** Creates administrators of a test shop. `shop` is a function because tests create their shop in `beforeAll`. */
export function adminsOf(shop: () => TestShop) {
  let number = 0;
  let owner: Promise<{ email: string }> | undefined;

  /** Creates an administrator with the given roles, or with all permissions. */
  async function newAdmin(roles?: readonly string[]) {
    const email = `Admin${(number += 1)}@shop.test`;
    return createTestAdmin(shop().db, { email, password, fullName: 'Ada', ...(roles && { roles }) });
  }

  const logIn = (email: string, given = password) =>
    shop().request('POST', '/api/user/tokens', { email, password: given });

  const tokenOf = async (admin: { email: string }): Promise<string> =>
    (await logIn(admin.email)).body.data.accessToken;

  /** Signs an administrator in and creates an API token for them. Returns the response. */
  const newApiToken = async (admin: { uuid: string; email: string }, body: object = {}) =>
    shop().request(
      'POST',
      `/api/users/${admin.uuid}/tokens`,
      { name: 'till', current_password: password, ...body },
      { token: await tokenOf(admin) },
    );

  /** Sends each request with a new token, because a test's clock may advance past a token's expiration. */
  const asOwner = async (method: string, path: string, body?: unknown): Promise<TestAnswer> =>
    shop().request(method, path, body, { token: await tokenOf(await (owner ??= newAdmin())) });

  async function newRole(...permissions: string[]): Promise<string> {
    const { body } = await asOwner('POST', '/api/roles', { name: `Role ${(number += 1)}`, permissions });
    return body.data.uuid;
  }

  /** Sends a request that only administrators may make. */
  const readsUsers = (token: string) => shop().request('GET', '/api/users', undefined, { token });

  return { newAdmin, logIn, tokenOf, newApiToken, asOwner, newRole, readsUsers };
}

/** Returns the status, code and message of a refusal. */
export const refusalOf = ({ status, body }: TestAnswer) => [status, body.error?.code, body.error?.message];
