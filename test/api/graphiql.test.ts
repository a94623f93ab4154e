import { expect, test } from 'vitest';
import { testShop } from '../support/shop.ts';

test('in development GraphiQL is there for both schemas', async () => {
  const shop = await testShop({ config: { mode: 'development' } });
  const pages = await Promise.all(['/graphiql', '/graphiql/admin'].map((path) => shop.request('GET', path)));
  expect(pages.map(({ status }) => status)).toEqual([200, 200]);
  expect(pages[0]?.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(pages[0]?.body).toContain('/graphql');
  expect(pages[1]?.body).toContain('/admin/graphql');
  await shop.stop();
});

test('in production it is not', async () => {
  const shop = await testShop({ config: { mode: 'production' } });
  expect((await shop.request('GET', '/graphiql')).status).toBe(404);
  await shop.stop();
});
