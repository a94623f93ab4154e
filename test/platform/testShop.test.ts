import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql, z } from '@shop/runtime/extension';
import { createTestShop } from '@shop/runtime/testing';
import { expect, test } from 'vitest';

test('a test shop without a database makes one, and takes it along when it stops', async () => {
  const shop = await createTestShop();
  const { data } = (await shop.query('{ shop { name } }')).body;
  expect(data).toEqual({ shop: { name: 'Shop' } });
  expect((await shop.admin('GET', '/api/settings')).status).toBe(200);
  const { socket } = await shop.db.one(sql.type(z.object({ socket: z.string() }))`
    select setting as socket from pg_settings where name = 'unix_socket_directories'`);
  expect(existsSync(socket)).toBe(true);
  await shop.stop();
  expect(existsSync(path.dirname(socket))).toBe(false);
});
