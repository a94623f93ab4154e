import { z } from 'zod';
import { forbidden } from '../../platform/errors.ts';
import { holdsPermission } from '../../platform/contracts/caller.ts';
import { Reply } from '../../platform/contracts/reply.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { refusedRows } from '../../platform/http/forms/importReport.ts';
import { listCurrencyRows } from './currency.repo.ts';
import { importRates } from './importRates.ts';
import { rateFileOf } from './rateFile.ts';

const report = z.object({
  rows: z.int().describe('The number of rows in the file.'),
  created: z.int().describe('The number of currencies that were created.'),
  updated: z.int().describe('The number of currencies that were updated.'),
  refusals: refusedRows({
    code: z.string().nullable().describe('The code in the row. Null if it has none.'),
  }).describe('The refused rows. If there is one, nothing was written.'),
});

/** The routes that read and write exchange rates as files. */
export const rateFileRoutes = [
  defineRoute({
    id: 'importCurrencies',
    does: 'Creates and updates currencies from the rows of a CSV file with the columns `code`, `rate`, `step`, `ending` and `status`, by code. An empty cell means null; a column that the file lacks changes nothing. Writes all rows, or none if one is refused. Requires both permissions, `createCurrency` and `updateCurrency`.',
    method: 'POST',
    path: '/api/currencies/import',
    access: 'admin',
    permissions: ['createCurrency', 'updateCurrency'],
    body: 'stream',
    takes: {
      type: 'multipart/form-data',
      fields: z.object({ file: z.file().describe('The file in UTF-8, with a header row.') }),
    },
    response: report,
    handle(call) {
      for (const id of ['createCurrency', 'updateCurrency'])
        if (!holdsPermission(call.caller, id)) throw forbidden();
      return importRates(call);
    },
  }),
  defineRoute({
    id: 'exportCurrencies',
    does: "Returns the currencies beside the shop's own with their rates as CSV, which `importCurrencies` can read.",
    method: 'GET',
    path: '/api/currencies/export',
    access: 'admin',
    permissions: ['listCurrencies'],
    answers: 'text/csv',
    async handle({ app, db }) {
      const rows = await listCurrencyRows(db);
      const text = rateFileOf(rows.filter(({ code }) => code !== app.config.shop.currency));
      return new Reply(200, text, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="currencies.csv"',
        'cache-control': 'no-store',
      });
    },
  }),
];
