import { noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { StoredText } from '../../platform/messages/storedText.ts';
import { authorColumns, authorValues } from '../auth/index.ts';
import type { Author } from '../auth/index.ts';

/** A stored entry of an order history. */
export interface ActivityRow {
  /** The entry in English, prefixed with "Attention: " if it needs attention. */
  readonly comment: string;
  /** The message key of the entry, with its values. Null if the entry is a plain string. */
  readonly kind: string | null;
  readonly values: StoredText['values'] | null;
  readonly needs_review: boolean;
}

/** The columns of a history entry, in the sequence that `activityLines` uses. */
export const activityColumns = sql.fragment`comment, kind, "values", needs_review`;

/** Builds the row list of an SQL statement from history entries, preserving their sequence. */
export const activityLines = (rows: readonly ActivityRow[]) =>
  sql.fragment`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as line (comment text, kind text, "values" jsonb, needs_review boolean)`;

/**
 * Adds an entry to an order history. With `once`, adds it only if the history does not contain it yet. A null author means
 * the shop itself.
 */
export const insertActivity = (
  tx: Db,
  orderUuid: string,
  row: ActivityRow,
  { author, once }: { readonly author: Author | null; readonly once: boolean },
) =>
  tx.run(sql.type(noColumns)`
    insert into order_activity (order_activity_order_id, ${activityColumns}, ${authorColumns})
    select order_id, ${activityColumns}, ${authorValues(author)} from "order", ${activityLines([row])}
    where uuid = ${orderUuid} and not (${once} and exists (
      select from order_activity known
      where known.order_activity_order_id = order_id and known.comment = line.comment
    ))`);
