import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminIsServed } from '../support/adminUi.ts';
import { testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await adminIsServed(shop.url);
});
afterAll(() => shop?.stop());

const page = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(shop.url + path, { headers });

test('every admin path responds with its page, with a policy that does not run anything in the markup', async () => {
  const answer = await page('/admin/products/edit/4a1c1a4e-0000-4000-8000-000000000000');
  expect(answer.status).toBe(200);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  expect(policy).not.toMatch(/unsafe/);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] as string;
  expect(await answer.text()).toContain(`<meta property="csp-nonce" nonce="${nonce}" />`);
  const other = (await page('/admin')).headers.get('content-security-policy');
  expect(other).not.toContain(nonce);
});

test('an unknown path responds with 404 and the admin page', async () => {
  const answer = await page('/admin/nothing/here');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('<div id="root">');
});

test('files are compressed at build time, cached permanently, and count toward no limit', async () => {
  const script = /src="([^"]+)"/.exec(await (await page('/admin')).text())?.[1] as string;
  const sizes = new Map<string, number>();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await page(script, { 'accept-encoding': encoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('ratelimit-limit')).toBeNull();
    sizes.set(encoding, Number(answer.headers.get('content-length')));
    expect(await answer.text()).toContain('import');
  }
  const [br, gzip, whole] = ['br', 'gzip', 'identity'].map((encoding) => sizes.get(encoding) ?? 0);
  expect(br).toBeLessThan(gzip as number);
  expect(gzip).toBeLessThan((whole as number) / 2);
  expect((await page('/admin/assets/nothing.js')).status).toBe(404);
  expect((await page('/admin/assets/..%2findex.html')).status).toBe(404);
});
