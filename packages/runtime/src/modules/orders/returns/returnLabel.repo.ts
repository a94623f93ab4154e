import { z } from 'zod';
import { noColumns, text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { LabelRow } from './returnLabel.ts';

/** Stores the label of a return. Runs in the transaction that locks the order, after it was checked that there is none. */
export const insertReturnLabel = (
  tx: Db,
  returnId: number,
  one: Omit<LabelRow, 'uuid'> & { readonly content: Buffer; readonly now: Date },
): Promise<number> =>
  tx.run(sql.type(noColumns)`
    insert into return_label (return_request_id, carrier_code, carrier_name, tracking_number, tracking_url, content, created_at)
    values (${returnId}, ${one.carrier_code}, ${one.carrier_name}, ${one.tracking_number}, ${one.tracking_url},
      ${sql.binary(one.content)}, ${one.now.toISOString()}::timestamptz)`);

const labelFile = z.object({ content: z.instanceof(Buffer), number: text });

/** Reads the file of a return's label, with the number of the return. */
export const readReturnLabel = (db: Db, returnUuid: string) =>
  db.maybeOne(sql.type(labelFile)`
    select l.content, r.number from return_label l join return_request r using (return_request_id)
    where r.uuid = ${returnUuid}`);
