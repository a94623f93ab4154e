import { readFileSync } from 'node:fs';
import { createTestShop } from '../createTestShop.ts';
import type { Makers } from '../makers/createMakers.ts';
import { readRows } from './databaseState.ts';
import type { TableState } from './databaseState.ts';
import { broken, createSuite } from './suite.ts';
import type { Suite } from './suite.ts';
import { unnamedConstraints } from './unnamedConstraints.ts';
import { newTables, checkAudited, checkPersonal } from './migrationTables.ts';
import type { MigrationCase } from './migratedDatabase.ts';
import { openMigrations, othersOf, runMigrations } from './migratedDatabase.ts';
import type { Extension } from '../../platform/contracts/extension.ts';

/** The extension whose migrations are tested. */
export interface MigrationSuite {
  readonly extension: Extension;
  /** Extensions whose tables the migrations reference. */
  readonly with?: readonly Extension[];
}

/**
 * Creates a suite that checks whether an extension's migrations are safe for live shops. Constraints must have names, and tables of the
 * core and other extensions must stay unchanged.
 */
export function testMigrations(suite: MigrationSuite): Suite {
  return createSuite(`the migrations of ${suite.extension.name}`, () => openMigrations(suite), {
    'files are named NNNN_name.sql and numbered from 0001 without a gap': checkNames,
    'they run on an empty shop': async (on) => void (await on.tables()),
    'they run on a shop with products, customers and orders, and leave its rows alone': checkFilled,
    'a second run has nothing to do': checkAgain,
    'the tables of the shop keep their columns, constraints, indexes and triggers': async (on) => {
      const { before, after } = await on.tables();
      for (const [name, state] of before) {
        const now = after.get(name);
        if (!now)
          throw broken(`the table ${name} of the shop is gone`, 'Leave the tables of the shop alone.');
        const changed = (Object.keys(state) as (keyof TableState)[]).find(
          (part) => JSON.stringify(state[part]) !== JSON.stringify(now[part]),
        );
        if (changed)
          throw broken(
            `the ${changed} of the table ${name} were ${difference(state[changed], now[changed])}`,
            'Keep your data in a table of your own with a foreign key, or in metafields: the next release of the shop changes its tables.',
          );
      }
    },
    'each new table has a primary key': async (on) => {
      for (const [name, { constraints }] of await newTables(on))
        if (!constraints.some((one) => one.includes('PRIMARY KEY')))
          throw broken(
            `the table ${name} has no primary key`,
            'Add one: generated always as identity primary key.',
          );
    },
    'changes of each new table are in the audit log, or a comment on the table says why not': checkAudited,
    'each column that can hold text says if it is about shoppers': checkPersonal,
    'new tables hold money as numeric, and times as timestamptz': async (on) => {
      for (const [name, { columns }] of await newTables(on))
        for (const column of columns) {
          const [, type = ''] =
            /^\S+ (real|double precision|money|timestamp without time zone|timestamp\(\d\) without time zone)\b/.exec(
              column,
            ) ?? [];
          if (type !== '')
            throw broken(
              `the column ${name}.${column.split(' ')[0]} is ${type}`,
              type.startsWith('timestamp')
                ? 'Use timestamptz.'
                : 'Use numeric, or bigint for minor units: floating point loses cents.',
            );
        }
    },
    'checks and unique constraints have names': ({ files, folder }) => {
      for (const name of files) {
        const [first] = unnamedConstraints(readFileSync(`${folder}/${name}`, 'utf8'));
        if (first)
          throw broken(
            `${name}:${first.line}: ${first.text}`,
            'Write "constraint <table>_<what>_check" before it: code tells constraints apart by their names, with onConstraint.',
          );
      }
    },
  });
}

function checkNames({ files, folder, suite }: MigrationCase): void {
  if (files.length === 0)
    throw broken(
      `${folder} of ${suite.extension.name} has no file`,
      'Name files NNNN_name.sql, or leave migrations out.',
    );
  for (const [index, name] of files.entries()) {
    if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name))
      throw broken(
        `the file ${name}`,
        'Name it by four digits, "_", and a theme in small letters: 0001_points.sql.',
      );
    if (Number(name.slice(0, 4)) !== index + 1)
      throw broken(
        `the files ${files.join(', ')}`,
        `The file at place ${index + 1} begins with ${String(index + 1).padStart(4, '0')}: a number that is left out or used twice is one that somebody else adds later.`,
      );
  }
}

async function checkFilled(on: MigrationCase): Promise<void> {
  const database = await on.server.createDatabase(othersOf(on.suite));
  try {
    const shop = await createTestShop({ databaseUrl: database.url, extensions: on.suite.with ?? [] });
    await fill(shop.make).finally(shop.stop);
    const before = await readRows(database.url);
    await runMigrations(on, database.url);
    const after = await readRows(database.url);
    const changed = [...before].find(([name, rows]) => after.get(name) !== rows);
    if (changed)
      throw broken(
        `rows of the table ${changed[0]} of the shop were changed`,
        'Write to tables of your own. Records of the shop are changed by its routes, which check, log and announce it.',
      );
  } finally {
    await database.drop();
  }
}

async function fill(make: Makers): Promise<void> {
  const product = await make.product();
  await make.product({ variants: [{ options: { size: 'S' } }, { options: { size: 'M' } }] });
  await make.category({ products: [product] });
  await make.collection({ products: [product] });
  const customer = await make.customer();
  await make.address(customer);
  await make.coupon();
  await make.taxClass({ rates: [{ rate: 20, country: 'US' }] });
  await make.page();
  await make.widget();
  await make.cart({ items: [product] });
  await make.order({ items: [product], customer, state: 'refunded' });
  await make.order({ items: [product], state: 'shipped' });
}

async function checkAgain(on: MigrationCase): Promise<void> {
  const { again } = await on.tables();
  if (again.status === 'rejected') throw again.reason;
  if (again.value > 0)
    throw broken(`${again.value} migrations ran a second time`, 'Keep the names of the files.');
}

/** Formats the items added to and removed from a list. */
function difference(before: readonly string[], after: readonly string[]): string {
  const added = after.filter((one) => !before.includes(one)).map((one) => `added: ${one}`);
  const removed = before.filter((one) => !after.includes(one)).map((one) => `removed: ${one}`);
  return [...added, ...removed].join('; ').slice(0, 300);
}
