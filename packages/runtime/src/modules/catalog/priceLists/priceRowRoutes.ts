import { z } from 'zod';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Db } from '../../../platform/db/db.ts';
import { refOr } from '../../../platform/entity/refOr.ts';
import { streamFile } from '../../../platform/http/answer/streamFile.ts';
import { amount } from '../../../platform/http/forms/amounts.ts';
import { flag, keyLine } from '../../../platform/http/forms/bodyFields.ts';
import { importReport } from '../../../platform/http/forms/importReport.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { csvLine } from '../bulk/csv.ts';
import { priceListNotFound } from './errors.ts';
import { importPrices } from './importPrices.ts';
import { findPriceList } from './priceList.repo.ts';
import { priceListAnswer, toPriceListAnswer } from './priceList.ts';
import { listPrices } from './priceRow.repo.ts';
import { updatePrices } from './updatePrices.ts';

const path = '/api/price-lists/{id}';
const params = z.object({ id: z.string().describe('The integer ID or UUID.') });
const refOf = refOr(priceListNotFound);
const MAX_PRICES = 10_000;
const MAX_QTY = 1_000_000;

const minQty = z
  .int('min_qty must be a whole number')
  .min(1, 'min_qty must be at least 1')
  .max(MAX_QTY, `min_qty must be at most ${MAX_QTY}`)
  .default(1)
  .describe('The quantity from which the price applies.');
const sku = keyLine('sku').describe('The SKU of a product.');

const variants = flag('variants')
  .default(false)
  .describe(
    'True if it is also for the other variants of the product that the request does not name with the same quantity.',
  );

const price = z.object({
  sku: z.string().describe('The SKU of the product.'),
  min_qty: z.int().describe('The quantity from which the price applies.'),
  amount: z.number().meta(kind('money', 'The price of one unit, in the currency of the list.')),
});

const list = async (db: Db, id: string) => {
  const row = await findPriceList(db, refOf(id));
  if (!row) throw priceListNotFound();
  return row;
};

const PIECE = 5000;

async function* piecesOf(db: Db, id: number) {
  for (let last: { readonly product_id: number; readonly min_qty: number } | null = null; ;) {
    const rows = await listPrices(db, id, last, PIECE);
    if (rows.length > 0) yield rows;
    if (rows.length < PIECE) return;
    last = rows.at(-1) ?? null;
  }
}

const report = importReport({
  created: 'add a price',
  updated: 'change a price',
  unchanged: 'match the existing price',
});

/** The routes of the prices in a list. */
export const priceRowRoutes = [
  defineRoute({
    id: 'getPriceListPrices',
    does: 'Returns all prices of a list, in the order in which its products were created. Fails with `PRICE_LIST_NOT_FOUND` if it does not exist.',
    method: 'GET',
    path: `${path}/prices`,
    access: 'admin',
    permissions: ['getPriceList'],
    sdk: { resource: 'priceLists', method: 'prices' },
    params,
    response: z.array(price),
    async handle({ db, params: { id } }) {
      const { price_list_id: listId } = await list(db, id);
      const prices: z.output<typeof price>[] = [];
      for await (const rows of piecesOf(db, listId))
        for (const row of rows)
          prices.push({ sku: row.sku, min_qty: row.min_qty, amount: Number(row.amount) });
      return prices;
    },
  }),
  defineRoute({
    id: 'updatePrices',
    does: 'Sets and removes prices of a list, all or none, and returns the list. Prices that are not named stay. Rejects unknown products with `UNKNOWN_SKU`, which names all of them, and amounts with more decimals than the currency. Fails with `PRICE_LIST_NOT_FOUND` if the list does not exist.',
    method: 'PATCH',
    path: `${path}/prices`,
    access: 'admin',
    sdk: { resource: 'priceLists', method: 'updatePrices' },
    params,
    body: z.object({
      set: z
        .array(
          z.object({
            sku,
            min_qty: minQty,
            amount: amount('amount').describe('The price of one unit, in the currency of the list.'),
            variants,
          }),
        )
        .max(MAX_PRICES)
        .default([])
        .describe('The prices to add or to change.'),
      remove: z
        .array(z.object({ sku, min_qty: minQty, variants }))
        .max(MAX_PRICES)
        .default([])
        .describe('The prices to remove. Those that are not there are ignored.'),
    }),
    response: priceListAnswer,
    handle: async ({ app, db, params: { id }, body }) =>
      toPriceListAnswer(await updatePrices(app, db, refOf(id), body)),
  }),
  defineRoute({
    id: 'importPrices',
    does: 'Sets prices of a list from the rows of a CSV file with the columns `sku`, `min_qty` (1 if it is missing) and `amount`. Prices that the file lacks stay. Rows with errors are reported and the others written, unless `all_or_nothing` is sent; `dry_run` writes nothing. Needs the permission `updatePrices`.',
    method: 'POST',
    path: `${path}/import`,
    access: 'admin',
    permissions: ['updatePrices'],
    sdk: { resource: 'priceLists', method: 'importPrices' },
    params,
    body: 'stream',
    takes: {
      type: 'multipart/form-data',
      fields: z.object({
        file: z.file().describe('The file in UTF-8: a table with a header row (CSV).'),
        dry_run: flag('dry_run').optional().describe('Reports what would happen without writing anything.'),
        all_or_nothing: flag('all_or_nothing')
          .optional()
          .describe(
            'Writes the file in one transaction, and nothing if any row is rejected. Otherwise it is written in steps, each complete.',
          ),
      }),
    },
    response: report,
    handle: (call) => importPrices(call, refOf(call.params.id)),
  }),
  defineRoute({
    id: 'exportPrices',
    does: 'Returns the prices of a list as a CSV file, which `importPrices` can read. A failure in the middle aborts the response. Fails with `PRICE_LIST_NOT_FOUND` if the list does not exist.',
    method: 'GET',
    path: `${path}/export`,
    access: 'admin',
    permissions: ['getPriceList'],
    sdk: { resource: 'priceLists', method: 'exportPrices' },
    params,
    answers: ['text/csv'],
    async handle({ app, db, params: { id }, request }) {
      const { price_list_id: listId } = await list(db, id);
      const file = { name: 'prices.csv', type: 'text/csv', signal: request.signal } as const;
      return streamFile(file, async (chunk) => {
        await chunk(csvLine(['sku', 'min_qty', 'amount']));
        for await (const rows of piecesOf(app.db, listId))
          await chunk(
            rows.map((row) => csvLine([row.sku, String(row.min_qty), String(Number(row.amount))])).join(''),
          );
      });
    },
  }),
];
