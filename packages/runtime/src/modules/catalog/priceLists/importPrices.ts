import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { Call } from '../../../platform/contracts/route.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { formFlag } from '../../../platform/http/forms/bodyFields.ts';
import { MAX_REFUSALS } from '../../../platform/http/forms/importReport.ts';
import { validator } from '../../../platform/http/forms/validation.ts';
import { withUpload } from '../../../platform/http/forms/withUpload.ts';
import { noImportFile } from '../bulk/errors.ts';
import { priceListNotFound } from './errors.ts';
import { priceRows } from './priceFile.ts';
import type { PriceFileRow } from './priceFile.ts';
import { findPriceList } from './priceList.repo.ts';
import { currencyOfList } from './updatePrices.ts';
import type { RefusedPrice } from './writePriceBatch.ts';
import { writePriceBatch } from './writePriceBatch.ts';

const MAX_BYTES = 100_000_000;

const form = z.object({
  dry_run: formFlag('dry_run').default(false),
  all_or_nothing: formFlag('all_or_nothing').default(false),
});
const readForm = validator(form, 'body') as (sent: unknown) => z.output<typeof form>;

type Upload = Pick<Call<unknown, unknown, Readable>, 'app' | 'db' | 'body' | 'request'>;

/** Number of rows per transaction. Products that are saved wait for the end of one. */
const BATCH_ROWS = 500;

/**
 * Sets prices of a list from an uploaded CSV file, and returns the report. Each batch of rows is a separate transaction, so that products can
 * be saved and other lists written meanwhile; an interrupted import leaves whole batches, and the same file can be imported again. With
 * `all_or_nothing` the file is one transaction. Stops between two batches if the client disconnects. Throws 400 for an unreadable file, and
 * 404 for an unknown list.
 */
export function importPrices({ app, db, body, request }: Upload, ref: IdRef) {
  const limits = { maxBytes: MAX_BYTES, missing: noImportFile };
  return withUpload({ body, request }, limits, async (file, sent) => {
    const options = readForm(sent);
    const known = await findPriceList(db, ref);
    if (!known) throw priceListNotFound();
    const rows = await Array.fromAsync(priceRows(createReadStream(file.path), currencyOfList(app, known)));
    return writeRows({ app, db, request }, ref, rows, options);
  });
}

async function writeRows(
  { app, db, request }: Pick<Upload, 'app' | 'db' | 'request'>,
  ref: IdRef,
  rows: readonly PriceFileRow[],
  { dry_run: isDryRun, all_or_nothing: isAllOrNothing }: z.output<typeof form>,
) {
  const lines = new Map<string, number>();
  const refused: RefusedPrice[] = [];
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const size = isDryRun || isAllOrNothing ? Math.max(1, rows.length) : BATCH_ROWS;
  for (let start = 0; start < rows.length; start += size) {
    request.signal.throwIfAborted();
    const isNoted = counts.created + counts.updated > 0;
    const batch = { rows: rows.slice(start, start + size), lines, isNoted };
    const done = await writePriceBatch(app, db, ref, batch, { isDryRun, isAllOrNothing });
    for (const [key, line] of done.lines) lines.set(key, line);
    refused.push(...done.refused);
    for (const name of ['created', 'updated', 'unchanged'] as const) counts[name] += done[name];
  }
  return {
    rows: rows.length,
    ...counts,
    refused: refused.length,
    dry_run: isDryRun,
    rolled_back: isAllOrNothing && refused.length > 0 && !isDryRun,
    refusals: refused.slice(0, MAX_REFUSALS),
  };
}
