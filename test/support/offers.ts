import type { TestShop } from '@shop/runtime/testing';
import { dataOf } from './shop.ts';

type Method = 'POST' | 'PATCH' | 'DELETE' | 'GET';

/** Sends requests about promotions as an administrator. `shop` is a function because tests create their shop in `beforeAll`. */
export function offersOf(shop: () => TestShop) {
  const send = async (method: Method, path: string, body?: object) =>
    dataOf(await shop().admin(method, path, body));

  /** Returns the refusal of a request, with the place of its first error. */
  async function refused(method: Method, path: string, body?: object) {
    const { status, body: answer } = await shop().admin(method, path, body);
    const { code, message, details } = answer.error;
    return { status, code, message, ...(details && { path: details[0].path }) };
  }

  /** Creates a promotion of 10 percent off the order. */
  const create = (more: object = {}) => send('POST', '/api/promotions', promotionBody(more));

  return { send, refused, create };
}

/** Returns the body of a promotion of 10 percent off the order. */
export const promotionBody = (more: object = {}) => ({
  name: 'Spring',
  label: 'Ten percent off',
  class: 'order',
  action: { kind: 'percent', value: 10 },
  ...more,
});

/** Returns what `refused` returns for an invalid body. */
export const invalid = (path: string, message: string) => ({
  status: 400,
  code: 'VALIDATION_FAILED',
  message,
  path,
});
