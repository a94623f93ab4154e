import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { newKey } from '../support/pages.ts';
import { invalid, offersOf } from '../support/offers.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await testShop({ config: { rateLimit: false } })));
afterAll(() => shop.stop());

const { create, refused, send } = offersOf(() => shop);
const csv = async (path: string) =>
  shop.request('GET', path, undefined, { token: await shop.adminToken(), headers: { accept: 'text/csv' } });

describe('codes', () => {
  const codesOf = (uuid: string, query = '') => send('GET', `/api/promotions/${uuid}/codes${query}`);

  test('ten thousand random codes are made in one request, listed, and answered as a file', async () => {
    const { uuid } = await create({ code_required: true });
    const path = `/api/promotions/${uuid}/codes`;
    const { codes } = await send('POST', path, { count: 10_000, prefix: 'XMAS-' });
    expect(new Set(codes).size).toBe(10_000);
    expect(codes.filter((code: string) => !/^XMAS-[ACDEFGHJKMNPQRTUVWXY34679]{12}$/.test(code))).toEqual([]);
    const listed = await codesOf(uuid);
    expect(listed.map(({ code }: { code: string }) => code)).toEqual(codes);
    expect(listed[0]).toEqual({ code: codes[0], max_uses: 1, used: 0, created_at: expect.any(String) });
    const { status, headers, body } = await csv(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const linked = await shop.request('GET', `${path}?format=csv`, undefined, {
      token: await shop.adminToken(),
    });
    expect([linked.status, linked.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const [head, ...lines] = body.trimEnd().split('\n');
    expect(head).toBe('code,max_uses,used,created_at');
    expect(lines).toHaveLength(10_000);
    expect(lines[9999]).toBe(`${codes[9999]},1,0,${listed[9999].created_at}`);
    expect((await send('GET', `/api/promotions/${uuid}`)).code_count).toBe(10_000);
    expect((await shop.admin('GET', `${path}?limit=2`)).body.meta).toMatchObject({ total: 10_000, limit: 2 });
  });

  test('given codes have no limit of their own, and are all written or none', async () => {
    const { uuid } = await create();
    const [one, two] = [newKey(), newKey()];
    expect(await send('POST', `/api/promotions/${uuid}/codes`, { codes: [one] })).toEqual({ codes: [one] });
    expect(await codesOf(uuid)).toEqual([
      { code: one, max_uses: null, used: 0, created_at: expect.any(String) },
    ]);
    expect(
      await refused('POST', `/api/promotions/${uuid}/codes`, { codes: [two, one.toUpperCase()] }),
    ).toEqual({
      status: 409,
      code: 'COUPON_EXISTS',
      message: `The code "${one.toUpperCase()}" is already in use`,
    });
    expect(await codesOf(uuid)).toHaveLength(1);
    expect((await send('GET', `/api/promotions/${uuid}`)).code_count).toBe(1);
    await send('POST', `/api/promotions/${uuid}/codes`, { codes: [two], max_uses: 5 });
    expect(await codesOf(uuid, '?ob=code&od=asc&limit=1')).toHaveLength(1);
    expect((await codesOf(uuid, `?code=${two}`))[0]).toMatchObject({ code: two, max_uses: 5 });
  });

  test('go with their promotion', async () => {
    const { uuid } = await create();
    const code = newKey();
    await send('POST', `/api/promotions/${uuid}/codes`, { codes: [code] });
    await send('DELETE', `/api/promotions/${uuid}`);
    const other = await create();
    expect(await send('POST', `/api/promotions/${other.uuid}/codes`, { codes: [code] })).toEqual({
      codes: [code],
    });
  });

  test.each([
    [{}, '', 'Send either count or codes'],
    [{ count: 1, codes: ['A'] }, '', 'Send either count or codes'],
    [{ count: 0 }, 'count', 'count must be at least 1'],
    [{ count: 10_001 }, 'count', 'count must be at most 10000'],
    [{ codes: [] }, 'codes', 'codes must not be empty'],
    [{ codes: ['A', 'a'] }, 'codes.1', 'codes.1 repeats another code'],
    [{ codes: ['A'], prefix: 'X' }, 'prefix', 'prefix is only for random codes'],
    [
      { codes: ['a b'] },
      'codes.0',
      'A code can only contain the letters a-z, A-Z, digits, dashes and underscores, and begins with a letter or digit',
    ],
    [
      { count: 1, prefix: '=' },
      'prefix',
      'prefix can only contain the letters a-z, A-Z, digits, dashes and underscores, and begins with a letter or digit',
    ],
  ])('%j is refused at "%s"', async (body, path, message) => {
    const { uuid } = await create();
    expect(await refused('POST', `/api/promotions/${uuid}/codes`, body)).toMatchObject(
      invalid(path, message),
    );
  });

  test('of an unknown promotion are not found', async () => {
    const path = `/api/promotions/${randomUUID()}/codes`;
    const missing = { status: 404, code: 'PROMOTION_NOT_FOUND', message: 'Promotion not found' };
    expect(await refused('GET', path)).toEqual(missing);
    expect(await refused('POST', path, { count: 1 })).toEqual(missing);
    expect((await csv(path)).status).toBe(404);
  });
});

describe('codes of coupons and promotions', () => {
  const newCode = () => `C${randomUUID().replaceAll('-', '')}`;
  const coupon = (code: string) => ({
    coupon: code,
    status: 1,
    discount_amount: 10,
    discount_type: 'fixed_discount_to_entire_order',
  });
  const promotionWith = async (code: string) => {
    const { uuid } = await create();
    return shop.admin('POST', `/api/promotions/${uuid}/codes`, { codes: [code] });
  };
  const exists = (code: string) => ({
    status: 409,
    code: 'COUPON_EXISTS',
    message: `A coupon with the code "${code}" already exists`,
  });

  test('a code belongs to one of them, whatever its case', async () => {
    const [taken, free] = [newCode(), newCode()];
    dataOf(await promotionWith(taken));
    expect(await refused('POST', '/api/coupons', coupon(taken.toLowerCase()))).toEqual(
      exists(taken.toLowerCase()),
    );
    const made = await send('POST', '/api/coupons', coupon(free));
    expect(await refused('PATCH', `/api/coupons/${made.uuid}`, { coupon: taken })).toEqual(exists(taken));
    const { status, body } = await promotionWith(free.toLowerCase());
    expect({ status, error: body.error }).toMatchObject({
      status: 409,
      error: { code: 'COUPON_EXISTS', message: `The code "${free.toLowerCase()}" is already in use` },
    });
  });

  test('of two writers at once, one gets the code', async () => {
    for (let round = 0; round < 10; round++) {
      const code = newCode();
      const { uuid } = await create();
      const answers = await Promise.all([
        shop.admin('POST', '/api/coupons', coupon(code)),
        shop.admin('POST', `/api/promotions/${uuid}/codes`, { codes: [code] }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });

  test('a deleted coupon does not come back if a promotion has its code', async () => {
    const code = newCode();
    const { uuid } = await send('POST', '/api/coupons', coupon(code));
    await send('DELETE', `/api/coupons/${uuid}`);
    const [deletion] = await send('GET', '/api/deletions');
    dataOf(await promotionWith(code));
    expect(await refused('POST', `/api/deletions/${deletion.uuid}/undo`)).toMatchObject({
      status: 409,
      code: 'DELETION_SUPERSEDED',
    });
    expect((await shop.admin('GET', `/api/coupons/${uuid}`)).status).toBe(404);
  });
});
