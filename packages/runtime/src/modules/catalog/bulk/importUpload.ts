import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { formFlag } from '../../../platform/http/forms/bodyFields.ts';
import { holdsPermission } from '../../../platform/contracts/caller.ts';
import { MAX_REFUSALS } from '../../../platform/http/forms/importReport.ts';
import type { ReceivedFile } from '../../../platform/http/forms/receiveFiles.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { validator } from '../../../platform/http/forms/validation.ts';
import { withUpload } from '../../../platform/http/forms/withUpload.ts';
import { listAttributeTypes } from '../attributes/attribute.repo.ts';
import { noImportFile } from './errors.ts';
import { fileRows } from './fileRows.ts';
import { importProducts } from './importProducts.ts';
import type { ImportReport, RefusedRow } from './importProducts.ts';

/** Maximum size of an uploaded file in bytes. Larger files are imported with the command. */
const MAX_BYTES = 100_000_000;

const NOTHING: ImportReport = { rows: 0, created: 0, updated: 0, unchanged: 0, refused: 0 };

const form = z.object({
  format: z.enum(['csv', 'jsonl']).optional(),
  dry_run: formFlag('dry_run').default(false),
  all_or_nothing: formFlag('all_or_nothing').default(false),
});
const readForm = validator(form, 'body') as (sent: unknown) => z.output<typeof form>;

type Upload = Pick<Call<unknown, unknown, Readable>, 'app' | 'db' | 'caller' | 'body' | 'request'>;

/**
 * Imports an uploaded form file, as `importProducts` does, and returns its report. The entire file is received before its first row is
 * written. The import stops between two batches if the client disconnects. Throws 400, 413 and 415 for the form and for an unreadable file.
 * It must not run inside a transaction.
 */
export const importUpload = (call: Upload) =>
  withUpload(call, { maxBytes: MAX_BYTES, missing: noImportFile }, (file, sent) =>
    importReceived(call, file, readForm(sent)),
  );

async function importReceived(
  { app, db, caller, request: { signal } }: Upload,
  file: ReceivedFile,
  { format = formatOf(file), dry_run: isDryRun, all_or_nothing: isAllOrNothing }: z.output<typeof form>,
) {
  const refusals: RefusedRow[] = [];
  let done = NOTHING;
  const rows = fileRows(createReadStream(file.path), format, await listAttributeTypes(db));
  const totals = await importProducts(app, db, rows, {
    isDryRun,
    isAllOrNothing,
    making: {
      attributes: holdsPermission(caller, 'createAttribute'),
      options: holdsPermission(caller, 'updateAttribute'),
    },
    onRefused: (row) => void (refusals.length < MAX_REFUSALS && refusals.push(row)),
    onProgress: (_, report) => (done = report),
    signal,
  }).catch((error: unknown) => {
    // The client has disconnected, so the log records how much of the import was saved.
    if (signal.aborted)
      app.log.info({ ...(isAllOrNothing || isDryRun ? NOTHING : done) }, 'an import ended: its client left');
    throw error;
  });
  const rolledBack = isAllOrNothing && !isDryRun && totals.refused > 0;
  return { ...totals, dry_run: isDryRun, rolled_back: rolledBack, refusals };
}

const formatOf = ({ name }: ReceivedFile) => (/\.(?:jsonl|ndjson)$/i.test(name) ? 'jsonl' : 'csv');
