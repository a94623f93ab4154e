import { strToU8, zipSync } from 'fflate';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { findExport, requestExport, storeArchive } from './customerExport.repo.ts';
import { peopleOf, subjectOfCustomer } from './people.repo.ts';
import { readColumns, readFiles, readRows } from './personalRows.repo.ts';

/** Adds an export of all that the shop knows about a customer. A job makes its archive. Returns the UUID of the export. */
export async function startExport(app: AppContext, db: Db, customerId: number): Promise<string> {
  return db.transaction(async (tx) => {
    const { uuid, is_new: isNew } = await requestExport(tx, customerId, app.clock.now());
    if (isNew) await app.emit(tx, { name: 'customer_export_requested', payload: { exportUuid: uuid } });
    return uuid;
  });
}

/** Makes the archive of an export: `data.json` has the rows of each table, and the folders beside it the files. */
export async function makeExport(app: AppContext, exportUuid: string): Promise<void> {
  const now = app.clock.now();
  const requested = await findExport(app.db, exportUuid, now);
  if (!requested || requested.is_ready) return;
  const content = await app.db.transaction((tx) => archiveOf(app, tx, requested.customer_id));
  if (content) await storeArchive(app.db, exportUuid, content, now);
}

async function archiveOf(app: AppContext, tx: Db, customerId: number): Promise<Buffer | null> {
  const subject = await subjectOfCustomer(tx, customerId);
  if (!subject) return null;
  const people = peopleOf(subject, []);
  const columns = await readColumns(tx);
  const data: Record<string, unknown> = {};
  const files: Record<string, Uint8Array> = {};
  for (const table of app.registry('personalData').list()) {
    const rows = await readRows(tx, table, { people, columns });
    if (rows.length > 0) data[table.table] = rows;
    for (const { name, content } of await readFiles(tx, table, people)) files[name] = content;
  }
  const made = { shop: app.config.shop.name, created_at: app.clock.now().toISOString(), data };
  return Buffer.from(zipSync({ 'data.json': strToU8(JSON.stringify(made, null, 2)), ...files }));
}
