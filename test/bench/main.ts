/**
 * npm run bench [-- --quick] [--products N] [--only PART[,PART]] [--profile OPERATION]
 *
 * Measures the built shop over real HTTP beside a floor program, prints tables and writes bench-results/. `--only` measures
 * the named parts. `--profile` runs one operation alone (such as addItem) and leaves a processor profile of the server there
 * instead.
 */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { adminListBudgets, measureAdminLists } from './adminLists.ts';
import { cartBudgets, measureCartSizes } from './cartSizes.ts';
import { startChild } from './child.ts';
import { costBudgets, measureCosts } from './costs.ts';
import { gridBudgets, measureGrid } from './grid.ts';
import { helpBudgets, measureHelp } from './helpTime.ts';
import { measureHostile } from './hostile.ts';
import { builderBudgets, measureBuilder } from './builder.ts';
import { browserBudgets, measureInBrowser } from './inBrowser.ts';
import { measureImports } from './importing.ts';
import { measureListingSizes } from './listingSizes.ts';
import { measure, median } from './load.ts';
import type { LoadResults } from './load.ts';
import { measureLogins, spreadOfRefused } from './logins.ts';
import { measureMemory } from './memory.ts';
import { operationsOn } from './operations.ts';
import type { Operation } from './operations.ts';
import { measureOffers, offerBudgets } from './offers.ts';
import { measurePages, pageBudgets } from './pages.ts';
import { measurePriceLists, priceListBudgets } from './priceLists.ts';
import { compareWithFloor } from './ratios.ts';
import { measureRecompute } from './recompute.ts';
import { atLeast, atMost, printReport } from './report.ts';
import type { Budget, Measured, Report } from './report.ts';
import { startShopDatabase } from './shopDatabase.ts';
import type { ShopDatabase } from './shopDatabase.ts';
import { measureStart } from './startTime.ts';
import { measureVariants, variantBudgets } from './variants.ts';
import { AT_ONCE, measureWebhooks } from './webhooks.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    products: { type: 'string', default: '10000' },
    only: { type: 'string' },
    profile: { type: 'string' },
  },
});
const { quick } = values;
const products = Number(values.products);
const results = path.resolve(import.meta.dirname, '../../bench-results');
const dir = mkdtempSync(path.join(tmpdir(), 'shop-bench-'));

/** Number of runs of each operation, over one connection and over 16 connections. */
const RUNS: Readonly<Record<keyof ReturnType<typeof operationsOn>, readonly [number, number]>> = {
  productRead: [3000, 10_000],
  productRest: [3000, 10_000],
  listing: [500, 2000],
  createCart: [400, 1600],
  addItem: [300, 1600],
  placeOrder: [120, 400],
  checkout: [60, 200],
  patchedCheckout: [60, 200],
};
const ADMIN_SIZES = [
  { orders: 1000, products: 1000 },
  { orders: 1_000_000, products: 100_000 },
];
const scaled = (runs: number) => (quick ? Math.ceil(runs / 6) : runs);

async function measureOperations(database: ShopDatabase): Promise<LoadResults[]> {
  const child = await startChild('server', { databaseUrl: database.url, dir });
  try {
    const operations = Object.entries(operationsOn(database.catalogue)) as [keyof typeof RUNS, Operation][];
    for (const [, operation] of operations) await measure(operation, { child, connections: 4, runs: 100 });
    const results: LoadResults[] = [];
    for (const [name, operation] of operations)
      for (const [index, connections] of [1, 16].entries())
        results.push(
          await measure(operation, { child, connections, runs: scaled(RUNS[name][index] as number) }),
        );
    return results;
  } finally {
    await child.stop();
  }
}

async function measureRatios({ url, catalogue }: ShopDatabase) {
  const server = await startChild('server', { databaseUrl: url, dir });
  const floor = await startChild('floor', { databaseUrl: url, dir });
  try {
    const load = { server, floor, rounds: quick ? 3 : 5 };
    return [
      ...(await compareWithFloor(catalogue, { ...load, connections: 1, runs: scaled(1200) })),
      ...(await compareWithFloor(catalogue, { ...load, connections: 16, runs: scaled(6000) })),
    ];
  } finally {
    await server.stop();
    await floor.stop();
  }
}

async function measureLoginTimes({ url, catalogue }: ShopDatabase) {
  const child = await startChild('server', { databaseUrl: url, dir });
  try {
    return await measureLogins(child, catalogue.adminToken, quick ? 40 : 200);
  } finally {
    await child.stop();
  }
}

async function measureCarts({ url, catalogue }: ShopDatabase) {
  const child = await startChild('server', { databaseUrl: url, dir });
  let sizes: Awaited<ReturnType<typeof measureCartSizes>>;
  try {
    sizes = await measureCartSizes(child, catalogue, quick ? 32 : 200);
  } finally {
    await child.stop();
  }
  return {
    sizes: sizes.results,
    recompute: await measureRecompute(url, sizes.largest, quick ? 300 : 1500),
  };
}

async function measureDeliveries({ url, catalogue }: ShopDatabase) {
  const child = await startChild('server', { databaseUrl: url, dir, store: 'cardStore' });
  try {
    return await measureWebhooks(child, catalogue, scaled(400));
  } finally {
    await child.stop();
  }
}

async function measureStarts({ url, catalogue }: ShopDatabase): Promise<number[]> {
  const { productRead } = operationsOn(catalogue);
  const times: number[] = [];
  for (let start = 0; start < (quick ? 3 : 5); start += 1)
    times.push(await measureStart(url, dir, productRead.prepare()));
  return times;
}

async function measureGrowth({ url, catalogue }: ShopDatabase) {
  const child = await startChild('server', { databaseUrl: url, dir });
  try {
    return await measureMemory(child, catalogue, quick ? [5000, 15_000] : [20_000, 120_000]);
  } finally {
    await child.stop();
  }
}

async function measureServedPages({ url, catalogue }: ShopDatabase) {
  const child = await startChild('server', { databaseUrl: url, dir });
  try {
    return await measurePages(child, catalogue, { runs: scaled(1200), rounds: quick ? 3 : 5 });
  } finally {
    await child.stop();
  }
}

async function profile(name: string, { url, catalogue }: ShopDatabase): Promise<void> {
  const operation = (operationsOn(catalogue) as Readonly<Record<string, Operation>>)[name];
  if (!operation) throw new Error(`There is no operation ${name}: ${Object.keys(RUNS).join(', ')}`);
  const flags = ['--cpu-prof', `--cpu-prof-dir=${results}`, `--cpu-prof-name=${name}.cpuprofile`];
  const child = await startChild('server', { databaseUrl: url, dir, flags });
  for (let time = 0; time < 3; time += 1)
    console.log(
      await measure(operation, { child, connections: 16, runs: RUNS[name as keyof typeof RUNS][1] }),
    );
  await child.stop();
}

/** Parts of the measurement in sequence. Imports are last because they enlarge the catalog. */
const PARTS = {
  help: () => measureHelp(quick ? 3 : 7),
  starts: measureStarts,
  ratios: measureRatios,
  operations: measureOperations,
  logins: measureLoginTimes,
  carts: measureCarts,
  pages: measureServedPages,
  inBrowser: (database: ShopDatabase) => measureInBrowser(database, { dir, rounds: quick ? 3 : 5 }),
  builder: (database: ShopDatabase) => measureBuilder(database, { dir, rounds: quick ? 3 : 5 }),
  webhooks: measureDeliveries,
  memory: measureGrowth,
  grid: () =>
    measureGrid({
      dir,
      sizes: quick ? [1000, 10_000] : [1000, 10_000, 100_000],
      connections: [1, 16, 64],
      processes: 2,
      part: quick ? 4 : 1,
      rounds: quick ? 3 : 5,
    }),
  costs: () => measureCosts({ dir, sizes: quick ? [1000] : [1000, 20_000, 100_000], part: quick ? 4 : 1 }),
  listings: () =>
    measureListingSizes({ dir, small: 1000, large: 100_000, runs: scaled(300), rounds: quick ? 3 : 5 }),
  priceLists: () =>
    measurePriceLists({
      dir,
      ...(quick
        ? { products: 20_000, lists: 8, rows: 2000 }
        : { products: 100_000, lists: 20, rows: 10_000 }),
      runs: scaled(300),
      rounds: quick ? 3 : 5,
    }),
  offers: () =>
    measureOffers({
      dir,
      products: 10_000,
      promotions: 10_000,
      codes: 100_000,
      runs: quick ? 60 : 300,
      rounds: quick ? 3 : 5,
    }),
  variants: () => measureVariants({ dir, products: 100_000, runs: quick ? 20 : 60, rounds: quick ? 3 : 5 }),
  adminLists: () =>
    measureAdminLists({ dir, sizes: ADMIN_SIZES, runs: quick ? 20 : 60, rounds: quick ? 3 : 5 }),
  hostile: (database: ShopDatabase) => measureHostile(database, dir, quick ? 100 : 250),
  imports: ({ url }: ShopDatabase) => measureImports(url, dir, quick ? 10_000 : 100_000),
} satisfies { readonly [Part in keyof Measured]-?: (database: ShopDatabase) => Promise<Measured[Part]> };

function selectedParts(only: string | undefined): readonly (keyof Measured)[] {
  const parts = Object.keys(PARTS) as (keyof Measured)[];
  const names = only?.split(',') ?? parts;
  const unknown = names.find((part) => !parts.includes(part as keyof Measured));
  if (unknown !== undefined) throw new Error(`There is no part ${unknown}: ${parts.join(', ')}`);
  return parts.filter((part) => names.includes(part));
}

/** Returns the budgets of the measured parts. */
function budgetsOf(
  {
    operations = [],
    ratios = [],
    starts,
    help = [],
    memory = [],
    logins,
    carts,
    pages = [],
    inBrowser = [],
    builder,
    webhooks,
    grid,
    costs = [],
    listings = [],
    priceLists,
    offers,
    variants = [],
    adminLists = [],
    hostile = [],
    imports = [],
  }: Measured,
  all: Operation[],
): Budget[] {
  const statements = all.flatMap(({ name, statementBudget, callerStatements = 0 }) =>
    operations
      .filter(({ operation, connections }) => operation === name && connections === 1)
      .flatMap((row) =>
        statementBudget === undefined
          ? []
          : [atMost(`statements: ${name}`, row.statements - callerStatements, statementBudget)],
      ),
  );
  const [read, , rest] = ratios.filter(({ connections }) => connections === 16);
  const [early, late] = memory;
  return [
    ...statements,
    ...(read ? [atLeast('product read (GraphQL) of its floor', read.throughput.ratio, 0.4)] : []),
    ...(rest
      ? [atLeast('product read (REST) of a floor with its two statements', rest.throughput.ratio, 0.6)]
      : []),
    ...(logins
      ? ['customer', 'administrator'].map((who) =>
          atMost(`refused logins of ${who}s, slowest median of fastest`, spreadOfRefused(logins, who), 1.1),
        )
      : []),
    ...helpBudgets(help),
    ...(carts ? cartBudgets(carts) : []),
    ...pageBudgets(pages),
    ...browserBudgets(inBrowser),
    ...(builder ? builderBudgets(builder) : []),
    ...(webhooks
      ? [
          atMost(`statements: ${webhooks[0].operation}`, webhooks[0].statements, 11),
          atLeast(
            `deliveries, ${AT_ONCE} at once of one at a time`,
            webhooks[1].throughput / webhooks[0].throughput,
            3,
          ),
        ]
      : []),
    ...listings.flatMap(({ operation, ratio, budget }) =>
      budget === undefined
        ? []
        : [atMost(`p95 with 100000 products of that with 1000: ${operation}`, ratio, budget)],
    ),
    ...(grid ? gridBudgets(grid) : []),
    ...costBudgets(costs),
    ...(priceLists ? priceListBudgets(priceLists) : []),
    ...(offers ? offerBudgets(offers) : []),
    ...variantBudgets(variants),
    ...adminListBudgets(adminLists),
    ...hostile.flatMap(({ attack, quiet, attacked, health }) => [
      atMost(`p95 of a search of a quiet one, under attack: ${attack}`, attacked / quiet, 5),
      atMost(`health under attack, ms: ${attack}`, health, 1000),
    ]),
    ...imports.map(({ what, rows, resident }) =>
      atMost(`import of ${rows} rows (${what}), resident MB`, resident, 300),
    ),
    ...(starts ? [atMost('start to first answer, ms (median)', median(starts), 1500)] : []),
    ...(early && late
      ? [
          atMost('heap after warm-up, MB', early.heap, 100),
          atMost('resident after warm-up, MB', early.resident, 250),
          atMost(`heap growth to request ${late.requests}, MB`, late.heap - early.heap, 5),
        ]
      : []),
  ];
}

mkdirSync(results, { recursive: true });
const database = await startShopDatabase(products);
try {
  if (values.profile !== undefined) {
    await profile(values.profile, database);
  } else {
    const measured: { -readonly [Part in keyof Measured]: unknown } = {};
    for (const part of selectedParts(values.only)) {
      const started = performance.now();
      measured[part] = await PARTS[part](database);
      console.log(`${part}: measured in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    }
    const figures = measured as Measured;
    const report: Report = {
      at: new Date().toISOString(),
      node: process.version,
      products,
      quick,
      ...figures,
      budgets: budgetsOf(figures, Object.values(operationsOn(database.catalogue))),
    };
    printReport(report);
    const file = path.join(results, `${report.at.replaceAll(':', '-')}.json`);
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
    console.log(`\nWritten to ${path.relative(process.cwd(), file)}`);
  }
} finally {
  await database.stop();
}
