import { sql } from '../../platform/db/db.ts';
import { hitLimit } from '../../platform/listing/parseListing.ts';
import { searchHit, wordsMatch } from '../adminSearch/index.ts';
import type { SearchSource } from '../adminSearch/index.ts';

/** Finds customers by words in their name or email. The index finds the matches before the newest are selected. */
export const customerSearch: SearchSource = {
  type: 'customer',
  permission: 'listCustomers',
  editPath: '/admin/customers/edit/',
  search: (db, text, limit) =>
    db.any(sql.type(searchHit)`
      select uuid, full_name as title, email as subtitle from customer
      where customer_id = any(array(
        select customer_id from customer where ${wordsMatch(sql.fragment`full_name || ' ' || email`, text)}
        order by customer_id desc limit ${hitLimit()}))
      order by customer_id desc limit ${limit}`),
};
