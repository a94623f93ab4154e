import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { expect } from 'vitest';

const versionRow = z.object({ version: column.int });

/** Returns the expected form of a refusal, for `toMatchObject`. */
export const refusal = (status: number, message: string) => ({
  status,
  body: { error: { status, message } },
});

/** Creates carts of a test shop. `shop` is a function because tests create their shop in `beforeAll`. */
export function cartsOf(shop: () => TestShop) {
  const post = (path: string, body?: unknown) => shop().request('POST', path, body);

  async function createCart(...items: { sku: string; qty: number }[]): Promise<string> {
    const { status, body } = await post('/api/carts', { items });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.cartId;
  }

  async function versionOf(cartId: string): Promise<number> {
    const row = await shop().db.one(sql.type(versionRow)`select version from cart where uuid = ${cartId}`);
    return row.version;
  }

  /** Reads a cart through GraphQL as a guest. */
  const read = async (cartId: string, fields: string) =>
    (await shop().query(`query($id: String!) { cart(id: $id) { ${fields} } }`, { id: cartId })).body.data
      .cart;

  /** Runs an SQL statement and ignores its rows. */
  const run = (statement: Parameters<TestShop['db']['run']>[0]) => shop().db.run(statement);

  return { post, createCart, versionOf, read, run };
}

export const untyped = sql.type(z.object({}));
