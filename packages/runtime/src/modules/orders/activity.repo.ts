import { noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { StoredText } from '../../platform/messages/storedText.ts';
import { authorColumns, authorValues } from '../auth/index.ts';
import type { Author } from '../auth/index.ts';

/** A line of an order's history as it is stored. */
export interface ActivityRow {
  /** The line in English, with "Attention: " before one that a person has to look at. */
  readonly comment: string;
  /** The key of its text, with the values. Null: the line is a plain text. */
  readonly kind: string | null;
  readonly values: StoredText['values'] | null;
  readonly needs_review: boolean;
}

/** The columns of a line, in the order in which `activityLines` has them. */
export const activityColumns = sql.fragment`comment, kind, "values", needs_review`;

/** The lines as the rows of a statement, in their order. */
export const activityLines = (rows: readonly ActivityRow[]) =>
  sql.fragment`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as line (comment text, kind text, "values" jsonb, needs_review boolean)`;

/** Adds a line to the history of an order; with `once` only if the history does not have it. Author null: the shop itself. */
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
