import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import agents from '../../extensions/agents/src/index.ts';
import {
  missingColumns,
  readColumns,
  undeclaredColumns,
} from '../../packages/runtime/src/modules/privacy/personalRows.repo.ts';
import { testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ extensions: [agents] });
});
afterAll(() => shop.stop());

test('every table of the extension is audited, or its comment says why not', async () => {
  const tables = await shop.db.any(sql.type(
    z.object({ name: column.text, about: column.text.nullable(), is_audited: z.boolean() }),
  )`
    select relname as name, obj_description(oid, 'pg_class') as about,
      exists (select from pg_trigger where tgrelid = pg_class.oid and tgfoid = 'note_audit_change'::regproc) as is_audited
    from pg_class where relkind = 'r' and starts_with(relname, 'agents_') order by relname`);
  expect(tables.filter((table) => table.is_audited).map(({ name }) => name)).toContain('agents_agent');
  expect(tables.length).toBeGreaterThan(2);
  const told = tables.filter(({ about }) => about?.startsWith('Not audited: '));
  expect(told.map(({ name }) => name)).toEqual(
    tables.filter((table) => !table.is_audited).map(({ name }) => name),
  );
});

test('every column of its tables that can hold text is declared, and every declared column is there', async () => {
  const tables = shop.app.registry('personalData').list();
  const columns = await readColumns(shop.db);
  const own = new Map([...columns].filter(([name]) => name.startsWith('agents_')));
  expect(undeclaredColumns(own, tables)).toEqual([]);
  expect(missingColumns(columns, tables)).toEqual([]);
});
