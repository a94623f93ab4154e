import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

/* Tests raw responses, which `fetch` would decompress. */

let shop: TestShop;
let product: { readonly path: string; readonly uuid: string };
beforeAll(async () => {
  shop = await testShop();
  const { sku, uuid } = await createProduct(shop, { price: 10, qty: 5 });
  for (let count = 0; count < 10; count += 1) await createProduct(shop, { price: 10, qty: 5 });
  product = { path: `/${sku.toLowerCase()}`, uuid };
});
afterAll(() => shop.stop());

interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

function send(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  { method = 'GET', body }: { readonly method?: string; readonly body?: string } = {},
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const req = request(shop.url + path, { method, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', reject);
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    req.on('error', reject);
    req.end(body);
  });
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
const textOf = ({ headers, bytes }: Received): string => {
  const encoding = headers['content-encoding'];
  return (encoding === 'br' || encoding === 'gzip' ? unpack[encoding](bytes) : bytes).toString();
};
const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };

test.each(['/', 'the page of a product', '/search?keyword=product', '/api/docs'])(
  '%s is the same text in each encoding, with a separate ETag',
  async (name) => {
    const path = name.startsWith('/') ? name : product.path;
    const forms = [];
    for (const accepted of ['br', 'gzip', 'identity'])
      forms.push(await send(path, { ...BROWSER, 'accept-encoding': accepted }));
    expect(forms.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(new Set(forms.map(textOf)).size).toBe(1);
    expect(new Set(forms.map(({ headers }) => headers.etag)).size).toBe(3);
    const [br, gzip, plain] = forms.map(({ bytes }) => bytes.length) as [number, number, number];
    expect(br).toBeLessThan(gzip);
    expect(gzip).toBeLessThan(plain / 2);
    for (const { headers } of forms) expect(headers.vary).toContain('Accept-Encoding');
  },
);

test('a cached page responds with 304 in each encoding, and with new content in each after a change', async () => {
  const before = await send(product.path, BROWSER);
  const { etag = '' } = before.headers;
  const again = await send(product.path, { ...BROWSER, 'if-none-match': etag });
  expect([again.status, again.headers.etag, again.bytes.length]).toEqual([304, etag, 0]);
  dataOf(await shop.admin('PATCH', `/api/products/${product.uuid}`, { name: 'Another name' }));
  for (const accepted of ['br', 'gzip', 'identity']) {
    const after = await send(product.path, {
      ...BROWSER,
      'accept-encoding': accepted,
      'if-none-match': etag,
    });
    expect(after.status).toBe(200);
    expect(textOf(after)).toContain('Another name');
  }
});

test('the stylesheet is compressed, and cached permanently', async () => {
  const [, path = ''] = /href="(\/styles\/[^"]+)"/.exec(textOf(await send('/', BROWSER))) ?? [];
  const { headers, bytes } = await send(path, BROWSER);
  expect([headers['content-encoding'], headers['cache-control']]).toEqual([
    'br',
    'public, max-age=31536000, immutable',
  ]);
  const plain = await send(path);
  expect(textOf({ status: 200, headers, bytes })).toBe(plain.bytes.toString());
});

test('GraphQL and REST are compressed, small responses are not', async () => {
  const query = JSON.stringify({ query: '{ products { items { uuid sku name url } } }' });
  const options = { method: 'POST', body: query };
  const json = { ...BROWSER, accept: 'application/json', 'content-type': 'application/json' };
  // The first response is cached in all encodings that clients accept.
  for (const encoding of ['br', 'gzip', 'identity', 'gzip', 'br']) {
    const listing = await send('/graphql', { ...json, 'accept-encoding': encoding }, options);
    expect(listing.headers['content-encoding'] ?? 'identity').toBe(encoding);
    expect(JSON.parse(textOf(listing)).data.products.items).toHaveLength(11);
  }
  const authorization = `Bearer ${await shop.adminToken()}`;
  const products = await send('/api/products', { ...json, authorization });
  expect(products.headers['content-encoding']).toBe('br');
  expect(JSON.parse(textOf(products)).data).toHaveLength(11);
  const { headers } = await send('/healthz', json);
  expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
});

test('an error page is compressed too', async () => {
  const missing = await send('/nothing-of-the-kind', BROWSER);
  expect([missing.status, missing.headers['content-encoding']]).toEqual([404, 'br']);
  expect(textOf(missing)).toContain('</html>');
});

test('a visitor’s private page is compressed for the shop’s own links, and not for other sites', async () => {
  const cookie = 'sid=a-visitor';
  const from = async (site: string) => {
    const { headers } = await send('/cart', { ...BROWSER, cookie, 'sec-fetch-site': site });
    expect([headers['cache-control'], headers.vary]).toEqual([
      'private, no-store',
      'Accept, Accept-Encoding',
    ]);
    return headers['content-encoding'];
  };
  expect(await from('same-origin')).toBe('br');
  expect(await from('cross-site')).toBeUndefined();
  const { headers } = await send(product.path, { ...BROWSER, cookie, 'sec-fetch-site': 'cross-site' });
  expect(headers['content-encoding']).toBe('br');
});

test('the sitemap is compressed while it is read from the database', async () => {
  const sitemap = await send('/sitemap.xml', BROWSER);
  expect([sitemap.headers['content-encoding'], sitemap.headers['content-length']]).toEqual(['br', undefined]);
  expect(textOf(sitemap)).toContain(`<loc>http://shop.test${product.path}</loc>`);
});
