import { z } from 'zod';
import { forbidden } from '../../../platform/errors.ts';
import { holdsPermission } from '../../../platform/contracts/caller.ts';
import { streamFile } from '../../../platform/http/answer/streamFile.ts';
import type { StreamedFile } from '../../../platform/http/answer/streamFile.ts';
import { flag } from '../../../platform/http/forms/bodyFields.ts';
import { importReport } from '../../../platform/http/forms/importReport.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { exportProducts } from './exportProducts.ts';
import { importUpload } from './importUpload.ts';
import type { ProductFormat } from './fileRows.ts';

const format = z.enum(['csv', 'jsonl']);

const importForm = z.object({
  file: z.file().describe('The file in UTF-8: a table with a header row (CSV), or JSON lines.'),
  format: format.optional().describe('The format. Defaults to JSON lines for .jsonl and .ndjson, else CSV.'),
  dry_run: flag('dry_run').optional().describe('Reports what would happen without writing anything.'),
  all_or_nothing: flag('all_or_nothing')
    .optional()
    .describe('Writes nothing if any row is rejected. Other imports wait until this one ends.'),
});

const report = importReport({
  created: 'create a product',
  updated: 'change a product',
  unchanged: 'match the existing product',
  field: 'The path of the value, such as `variants.1.sku`. Null if the error concerns the whole row.',
});

const MEDIA_TYPES: Readonly<Record<ProductFormat, StreamedFile['type']>> = {
  csv: 'text/csv',
  jsonl: 'application/x-ndjson',
};

/** The routes that read and write products as files. */
export const productFileRoutes = [
  defineRoute({
    id: 'importProducts',
    does: 'Creates and updates products from the rows of a file, by SKU. Each row is either written completely or rejected. Other rows are written even if some are rejected, unless `all_or_nothing` is sent; `dry_run` writes nothing. Returns the results per row. Requires both permissions, `createProduct` and `updateProduct`.',
    method: 'POST',
    path: '/api/products/import',
    access: 'admin',
    permissions: ['createProduct', 'updateProduct'],
    body: 'stream',
    takes: { type: 'multipart/form-data', fields: importForm },
    response: report,
    handle(call) {
      for (const id of ['createProduct', 'updateProduct'])
        if (!holdsPermission(call.caller, id)) throw forbidden();
      return importUpload(call);
    },
  }),
  defineRoute({
    id: 'exportProducts',
    does: 'Returns all products as a file, CSV or JSON lines, which `importProducts` can read. A failure in the middle aborts the response.',
    method: 'GET',
    path: '/api/products/export',
    access: 'admin',
    permissions: ['listProducts'],
    query: z.object({ format: format.default('csv').describe('The format of the file.') }),
    answers: ['text/csv', 'application/x-ndjson'],
    handle: ({ app, query: { format: as }, request: { signal } }) =>
      streamFile({ name: `products.${as}`, type: MEDIA_TYPES[as], signal }, (write) =>
        exportProducts(app.db, { format: as, write, signal }),
      ),
  }),
];
