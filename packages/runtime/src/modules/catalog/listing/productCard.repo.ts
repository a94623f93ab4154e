import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Audience } from './audience.ts';
import { cardTables, columnsOfCard, productCard } from './productListing.repo.ts';
import { shownTo } from './visibility.ts';

/** Those of the ids that the audience may see. In no order. */
export const listProductCardsByIds = (db: Db, ids: readonly number[], audience: Audience) =>
  db.any(sql.type(productCard)`
    select ${columnsOfCard} from ${cardTables}
    where p.product_id = any(${sql.array(ids, 'int4')}) and ${shownTo(audience)}`);
