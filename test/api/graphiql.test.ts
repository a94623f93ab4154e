import { expect, test } from 'vitest';
import { testShop } from '../support/shop.ts';

test('in development, GraphiQL is available for both schemas', async () => {
  const shop = await testShop({ config: { mode: 'development' } });
  const pages = await Promise.all(['/graphiql', '/graphiql/admin'].map((path) => shop.request('GET', path)));
  expect(pages.map(({ status }) => status)).toEqual([200, 200]);
  expect(pages[0]?.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(pages[0]?.body).toContain('/graphql');
  expect(pages[1]?.body).toContain('/admin/graphql');
  const etag = pages[0]?.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]+-(?:br|gzip)"$/);
  expect(pages[0]?.headers.get('vary')).toContain('Accept-Encoding');
  const again = await shop.request('GET', '/graphiql', undefined, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  await shop.stop();
});

test('in production it is not', async () => {
  const shop = await testShop({ config: { mode: 'production' } });
  expect((await shop.request('GET', '/graphiql')).status).toBe(404);
  await shop.stop();
});
