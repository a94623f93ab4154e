import { sql } from '../../platform/db/db.ts';
import { searchHit } from '../adminSearch/index.ts';
import type { SearchSource } from '../adminSearch/index.ts';
import { ordersWith } from './orderListing.ts';

/** Finds orders with the keyword search of the order list. An exact order number match is listed first. */
export const orderSearch: SearchSource = {
  type: 'order',
  permission: 'listOrders',
  editPath: '/admin/order/edit/',
  search: (db, text, limit) =>
    db.any(sql.type(searchHit)`
      with exact as (select * from "order" where order_number = ${text}), others as (
        select * from "order"
        where order_id = any(${ordersWith(text)}) and order_number <> ${text}
        order by order_id desc limit ${limit}
      )
      select uuid, order_number as title, concat_ws(', ', customer_full_name, customer_email) as subtitle
      from (select 1 as place, exact.* from exact union all select 2, others.* from others) found
      order by place, order_id desc limit ${limit}`),
};
