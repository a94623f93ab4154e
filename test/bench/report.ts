import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AdminListResults } from './adminLists.ts';
import type { Cost } from './costs.ts';
import type { Grid } from './grid.ts';
import type { HelpResults } from './helpTime.ts';
import type { HostileResults } from './hostile.ts';
import type { ListingSize } from './listingSizes.ts';
import type { ImportResults } from './importing.ts';
import type { BuilderResults } from './builder.ts';
import type { BrowserResults } from './inBrowser.ts';
import type { LoadResults } from './load.ts';
import type { LoginResults } from './logins.ts';
import type { MemoryResults } from './memory.ts';
import type { OfferResults } from './offers.ts';
import type { PageResults } from './pages.ts';
import type { PriceListResults } from './priceLists.ts';
import type { Ratio } from './ratios.ts';
import type { RecomputeResults } from './recompute.ts';
import type { VariantResults } from './variants.ts';

/** Results of the measured parts. */
export interface Measured {
  readonly operations?: readonly LoadResults[];
  readonly ratios?: readonly Ratio[];
  /** Duration of each start in milliseconds. */
  readonly starts?: readonly number[];
  readonly memory?: readonly MemoryResults[];
  readonly help?: readonly HelpResults[];
  readonly grid?: Grid;
  readonly costs?: readonly Cost[];
  readonly listings?: readonly ListingSize[];
  readonly priceLists?: PriceListResults;
  readonly offers?: OfferResults;
  readonly variants?: readonly VariantResults[];
  readonly adminLists?: readonly AdminListResults[];
  readonly hostile?: readonly HostileResults[];
  readonly logins?: readonly LoginResults[];
  readonly imports?: readonly ImportResults[];
  /** Measurements of carts with a coupon and taxes. */
  readonly carts?: CartsResults;
  readonly pages?: readonly PageResults[];
  readonly inBrowser?: readonly BrowserResults[];
  readonly builder?: BuilderResults | undefined;
  /** Measurements of card gateway webhooks, sequential and concurrent. */
  readonly webhooks?: readonly [LoadResults, LoadResults];
}

export interface CartsResults {
  readonly sizes: readonly LoadResults[];
  readonly recompute: RecomputeResults;
}

export interface Report extends Measured {
  readonly at: string;
  readonly node: string;
  readonly products: number;
  readonly quick: boolean;
  readonly budgets: readonly Budget[];
}

export interface Budget {
  readonly name: string;
  readonly limit: string;
  readonly value: number;
  readonly holds: boolean;
}

export const atMost = (name: string, value: number, limit: number): Budget => ({
  name,
  limit: `<= ${limit}`,
  value,
  holds: value <= limit,
});

export const atLeast = (name: string, value: number, limit: number): Budget => ({
  name,
  limit: `>= ${limit}`,
  value,
  holds: value >= limit,
});

/** Prints the report as readable tables. */
export function printReport(report: Report): void {
  const {
    operations,
    ratios,
    starts,
    help,
    memory,
    logins,
    carts,
    pages,
    inBrowser,
    builder,
    webhooks,
    grid,
    costs,
    listings,
    priceLists,
    offers,
    variants,
    adminLists,
    hostile,
    imports,
    budgets,
  } = report;
  if (operations) printOperations('Operations', operations);
  if (pages) printPages(pages);
  if (inBrowser) printInBrowser(inBrowser);
  if (builder) printBuilder(builder);
  if (webhooks) printOperations('Deliveries of the card gateway', webhooks);
  if (carts) printCarts(carts);
  if (ratios) printRatios(ratios);
  if (starts) printTable('Starts', [['', 'ms'], ...starts.map((ms, index) => [index + 1, ms.toFixed(0)])]);
  if (help)
    printTable('Help of the commands, ms', [
      ['', 'median', 'worst'],
      ...help.map(({ command, median, worst }) => [command, median.toFixed(0), worst.toFixed(0)]),
    ]);
  if (memory) printMemory(memory);
  if (logins) printLogins(logins);
  if (grid) printGrid(grid);
  if (costs) printCosts(costs);
  if (listings) printListings(listings);
  if (priceLists) printPriceLists(priceLists);
  if (offers) printOffers(offers);
  if (variants) printVariants(variants);
  if (adminLists) printAdminLists(adminLists);
  if (hostile) printHostile(hostile);
  if (imports) printImports(imports);
  printTable('Budgets', [
    ['', 'limit', 'value', ''],
    ...budgets.map(({ name, limit, value, holds }) => [
      name,
      limit,
      String(Math.round(value * 100) / 100),
      holds ? 'holds' : 'MISSED',
    ]),
  ]);
}

function printBuilder({ widgets, script, patch }: BuilderResults): void {
  printTable(`An edit in the page builder with ${widgets} widgets, ms of script`, [
    ['', 'ms'],
    ['all of it', script.toFixed(1)],
    ['putting the widget in its place', patch.toFixed(1)],
  ]);
}

function printCarts({ sizes, recompute }: CartsResults): void {
  printOperations('Carts with coupon and taxes', sizes);
  printTable(`Recomputing a cart of ${recompute.lines} lines, ms of processor`, [
    ['', 'ms'],
    ['facts from the row that was loaded', recompute.loading.toFixed(2)],
    ['figures from the facts', recompute.computing.toFixed(2)],
  ]);
}

function printRatios(ratios: readonly Ratio[]): void {
  printTable('Beside the floor', [
    ['', 'conns', 'per s', 'floor', 'ratio', 'cpu µs', 'floor', 'ratio'],
    ...ratios.map(({ subject, floor, connections, throughput, cpu }) => [
      `${subject} / ${floor}`,
      connections,
      throughput.subject.toFixed(0),
      throughput.floor.toFixed(0),
      throughput.ratio.toFixed(2),
      cpu.subject.toFixed(0),
      cpu.floor.toFixed(0),
      cpu.ratio.toFixed(2),
    ]),
  ]);
}

function printMemory(memory: readonly MemoryResults[]): void {
  printTable('Memory', [
    ['after requests', 'heap MB', 'resident MB'],
    ...memory.map(({ requests, heap, resident }) => [requests, heap.toFixed(1), resident.toFixed(0)]),
  ]);
}

function printHostile(hostile: readonly HostileResults[]): void {
  printTable("A shopper's search beside ten hostile clients, p95 in ms", [
    ['', 'quiet', 'attacked', 'ratio', 'health', 'answers'],
    ...hostile.map(({ attack, quiet, attacked, health, answers }) => [
      attack,
      quiet.toFixed(1),
      attacked.toFixed(1),
      (attacked / quiet).toFixed(2),
      health.toFixed(0),
      Object.entries(answers)
        .map(([status, count]) => `${status}: ${count}`)
        .join(' '),
    ]),
  ]);
}

function printLogins(logins: readonly LoginResults[]): void {
  printTable('Logins', [
    ['', 'tries', 'p50 ms', 'ratio', 'cpu µs'],
    ...logins.map(({ who, what, tries, median, ratio, cpu }) => [
      `${who}: ${what}`,
      tries,
      median.toFixed(2),
      ratio.toFixed(3),
      cpu.toFixed(0),
    ]),
  ]);
}

function printPages(pages: readonly PageResults[]): void {
  printTable('Pages beside the product that GraphQL gives, p95 in ms', [
    ['', 'page', 'product', 'ratio', 'SQL'],
    ...pages.map(({ page, p95, product, ratio, statements }) => [
      page,
      p95.toFixed(2),
      product.toFixed(2),
      ratio.toFixed(2),
      statements.toFixed(2),
    ]),
  ]);
}

function printInBrowser(pages: readonly BrowserResults[]): void {
  printTable('Pages in Chromium on slow 4G with a fourth of the processor, medians', [
    ['', 'LCP ms', 'CLS', 'kB before pictures', 'largest script kB'],
    ...pages.map(({ page, lcp, cls, transferred, largestScript }) => [
      page,
      lcp.toFixed(0),
      cls.toFixed(3),
      transferred.toFixed(1),
      largestScript.toFixed(1),
    ]),
  ]);
}

function printGrid({ cells, growth }: Grid): void {
  printTable('Shops of several sizes, connections and processes', [
    ['', 'products', 'procs', 'conns', 'per s', 'p50 ms', 'p95 ms', 'server µs', 'db µs', 'SQL', 'MB'],
    ...cells.map((row) => [
      row.operation,
      row.products,
      row.processes,
      row.connections,
      row.throughput.toFixed(0),
      row.p50.toFixed(2),
      row.p95.toFixed(2),
      row.serverCpu.toFixed(0),
      row.databaseCpu.toFixed(0),
      row.statements.toFixed(2).replace('.00', ''),
      row.resident.toFixed(0),
    ]),
  ]);
  printTable('Growth from the smallest to the largest catalogue over one connection, p95 in ms', [
    ['', 'small', 'large', 'ratio'],
    ...growth.map(({ operation, small, large, ratio }) => [
      operation,
      small.toFixed(2),
      large.toFixed(2),
      ratio.toFixed(2),
    ]),
  ]);
}

/** Prints processor times beside those of the stored report. */
function printCosts(costs: readonly Cost[]): void {
  const stored = (JSON.parse(readFileSync(path.join(import.meta.dirname, 'report.json'), 'utf8')) as Measured)
    .costs;
  const before = (cost: Cost) =>
    stored?.find(
      (one) =>
        one.database === cost.database && one.products === cost.products && one.operation === cost.operation,
    );
  const total = (cost: Cost | undefined) => (cost ? (cost.server + cost.postgres).toFixed(2) : '');
  printTable('Processor ms of an operation, with the work after it', [
    ['', 'PostgreSQL', 'products', 'server', 'database', 'both', 'stored', 'SQL', 'per s'],
    ...costs.map((cost) => [
      cost.operation,
      cost.database,
      cost.products,
      cost.server.toFixed(2),
      cost.postgres.toFixed(2),
      total(cost),
      total(before(cost)),
      cost.statements.toFixed(2),
      cost.throughput.toFixed(0),
    ]),
  ]);
}

function printListings(listings: readonly ListingSize[]): void {
  printTable('Lists of 1000 and of 100000 products, p95 in ms', [
    ['', '1000', '100000', 'ratio'],
    ...listings.map(({ operation, small, large, ratio }) => [
      operation,
      small.toFixed(2),
      large.toFixed(2),
      ratio.toFixed(2),
    ]),
  ]);
}

function printPriceLists({ listings, imports, large, ...size }: PriceListResults): void {
  printTable(`Lists of ${size.products} products with ${size.lists} price lists of ${size.rows}, ms`, [
    ['', 'without', 'with', 'ratio', 'ratio of p95'],
    ...listings.map(({ operation, plain, priced, ratio, ratioOfP95 }) => [
      operation,
      plain.toFixed(2),
      priced.toFixed(2),
      ratio.toFixed(2),
      ratioOfP95.toFixed(2),
    ]),
  ]);
  printTable('Price lists', [
    ['', ''],
    ['kinds of buyers', size.contexts],
    ['kept prices', size.keptRows],
    ['kept prices, MB', size.megabytes.toFixed(0)],
    [`import of ${size.rows} prices, s, median`, imports.median.toFixed(1)],
    [`import of ${size.rows} prices, s, slowest`, imports.most.toFixed(1)],
    [`import of ${large.rows} prices, s`, large.seconds.toFixed(1)],
    ['pages before it, p95 ms', large.pages.quiet.toFixed(1)],
    ['pages during it, p95 ms', large.pages.during.toFixed(1)],
    ['product saves before it, p95 ms', large.saves.quiet.toFixed(1)],
    ['product saves during it, p95 ms', large.saves.during.toFixed(1)],
    ['product saves during it, slowest ms', large.saves.most.toFixed(1)],
  ]);
}

function printOffers({ promotions, codes, costs, first }: OfferResults): void {
  printTable(`Carts with ${promotions} promotions and ${codes} codes, median in ms`, [
    ['', 'without', 'with', 'ratio', 'ratio of processor time', 'statements'],
    ...costs.map(({ operation, without, offered, ratio, ratioOfProcessor, statements }) => [
      operation,
      without.toFixed(2),
      offered.toFixed(2),
      ratio.toFixed(2),
      ratioOfProcessor.toFixed(2),
      statements.map((count) => count.toFixed(1)).join(', '),
    ]),
  ]);
  printTable('First change of a cart after a write, median in ms', [
    ['', 'without', 'with'],
    ...first.map(({ after, without, offered }) => [`of ${after}`, without.toFixed(2), offered.toFixed(2)]),
  ]);
}

function printAdminLists(lists: readonly AdminListResults[]): void {
  const sizes = lists[0]?.sizes.map(({ orders }) => `${orders} orders`) ?? [];
  printTable('Lists of administrators in a shop that grows, p95 in ms', [
    ['', ...sizes, 'statements'],
    ...lists.map(({ operation, sizes: rows }) => [
      operation,
      ...rows.map(({ time }) => time.toFixed(2)),
      rows.map(({ statements }) => statements.toFixed(1)).join(', '),
    ]),
  ]);
}

function printVariants(variants: readonly VariantResults[]): void {
  printTable('Lists of 100000 products, and of the same in 20000 variant groups, median in ms', [
    ['', 'products', 'groups', 'ratio', 'statements'],
    ...variants.map(({ operation, plain, grouped, ratio, statements }) => [
      operation,
      plain.toFixed(2),
      grouped.toFixed(2),
      ratio.toFixed(2),
      `${statements.plain}, ${statements.grouped}`,
    ]),
  ]);
}

function printImports(imports: readonly ImportResults[]): void {
  printTable('Imports of products', [
    ['', 'rows', 'per s', 'resident MB'],
    ...imports.map(({ what, rows, perSecond, resident }) => [
      what,
      rows,
      perSecond.toFixed(0),
      resident.toFixed(0),
    ]),
  ]);
}

function printOperations(title: string, operations: readonly LoadResults[]): void {
  printTable(title, [
    ['', 'conns', 'per s', 'p50 ms', 'p99 ms', 'cpu µs', 'SQL', 'client'],
    ...operations.map((row) => [
      row.operation,
      row.connections,
      row.throughput.toFixed(0),
      row.p50.toFixed(2),
      row.p99.toFixed(2),
      row.serverCpu.toFixed(0),
      row.statements.toFixed(2).replace('.00', ''),
      `${(row.clientLoad * 100).toFixed(0)} %`,
    ]),
  ]);
}

function printTable(title: string, rows: readonly (readonly (string | number)[])[]): void {
  const cells = rows.map((row) => row.map(String));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  );
  const lines = cells.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  console.log(`\n${title}\n${lines.join('\n')}`);
}
