import { sql } from '../../../platform/db/db.ts';
import { byQuery } from './invariant.ts';
import type { Invariant } from './invariant.ts';

/** The units of each order line in returns that have not ended, as `open`. */
const OPEN_UNITS = sql.fragment`
  select part.order_item_id,
    sum(case r.state when 'requested' then part.requested else part.approved end) as returning, sum(part.unshipped) as blocked
  from return_item part join return_request r using (return_request_id)
  where r.state in ('requested', 'approved', 'declared', 'received')
  group by part.order_item_id`;

/** The invariants of returns. */
export const returnInvariants: readonly Invariant[] = [
  byQuery({
    id: 'returningUnits',
    about: 'The returning and blocked units of a line are those of its returns that have not ended.',
    fix: 'Set `order_item.returning_qty` and `blocked_qty` to the sums of the open returns with SQL, after a backup.',
    query: sql.fragment`
      select o.order_number || ' ' || i.product_sku from order_item i
      join "order" o on o.order_id = i.order_item_order_id
      left join (${OPEN_UNITS}) open on open.order_item_id = i.order_item_id
      where i.returning_qty <> coalesce(open.returning, 0) or i.blocked_qty <> coalesce(open.blocked, 0)`,
  }),
  byQuery({
    id: 'returnLines',
    about: 'Every return has lines, and only lines of its own order.',
    fix: 'Close the return in the admin, and create it again for the right order.',
    query: sql.fragment`
      select r.number from return_request r
      where not exists (select from return_item part where part.return_request_id = r.return_request_id)
        or exists (
          select from return_item part join order_item i using (order_item_id)
          where part.return_request_id = r.return_request_id and i.order_item_order_id <> r.return_order_id)`,
  }),
  byQuery({
    id: 'returnStates',
    about:
      'A return has received units only once it was approved or declared, and is received only with such units.',
    fix: "Set the return's `state` with SQL to match its items, after a backup.",
    query: sql.fragment`
      select r.number from return_request r
      join (select return_request_id, sum(received) as received from return_item group by return_request_id) units
        using (return_request_id)
      where (r.state = 'received') <> (units.received > 0) and r.state <> 'refunded'`,
  }),
  byQuery({
    id: 'returnNumbers',
    about: 'The next return number is free: the series is ahead of all return numbers.',
    fix: 'Set `number_series.last_number` of the series `return` to the highest return number with SQL.',
    query: sql.fragment`
      select r.number from return_request r
      left join number_series series on series.name = 'return'
      where substring(r.number from '[0-9]+$')::bigint > coalesce(series.last_number, 0)`,
  }),
  byQuery({
    id: 'returnImages',
    about: 'Every image of a return is a WebP image.',
    fix: 'Delete the row of `return_image` with SQL, and ask the shopper for the image again.',
    query: sql.fragment`
      select r.number || ' ' || p.position from return_image p join return_request r using (return_request_id)
      where substring(p.content from 1 for 4) <> 'RIFF'::bytea or substring(p.content from 9 for 4) <> 'WEBP'::bytea`,
  }),
];
