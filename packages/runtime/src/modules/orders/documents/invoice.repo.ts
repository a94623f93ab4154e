import { noColumns } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { MessageKey } from '../../../platform/contracts/messages.ts';
import { authorColumns, authorValues } from '../../auth/index.ts';
import type { Author } from '../../auth/index.ts';

/** The message key of the new history entry. The entry is written in SQL, because the invoice number is assigned there. */
const INVOICED: MessageKey = 'orders.activity.invoiced';

export interface NewInvoice {
  /** The prefix of the invoice number. */
  readonly prefix: string;
  /** The minimum invoice number. */
  readonly start: number;
  readonly at: Date;
  readonly author: Author;
}

/**
 * Assigns the next invoice number to an order that has no invoice and is not canceled, and adds a history entry. Runs
 * one SQL statement, which locks the order and then the number series. Other transactions wait for the number series
 * until this transaction commits.
 */
export const writeInvoice = (
  db: Db,
  orderUuid: string,
  { prefix, start, at, author }: NewInvoice,
): Promise<number> =>
  db.run(sql.type(noColumns)`
    with due as (
      select order_id from "order"
      where uuid = ${orderUuid} and invoice_number is null and canceled_at is null
      for no key update
    ), taken as (
      update number_series set last_number = greatest(last_number + 1, ${start}::bigint)
      from due where name = 'invoice'
      returning order_id, last_number
    ), invoiced as (
      update "order" o
      set invoice_number = ${prefix}::text || last_number, invoiced_at = ${at.toISOString()}::timestamptz,
        updated_at = now()
      from taken where o.order_id = taken.order_id
      returning o.order_id, o.invoice_number
    )
    insert into order_activity (order_activity_order_id, comment, kind, "values", ${authorColumns})
    select order_id, 'Invoice ' || invoice_number || ' was issued', ${INVOICED}, jsonb_build_object('number', invoice_number),
      ${authorValues(author)} from invoiced`);
