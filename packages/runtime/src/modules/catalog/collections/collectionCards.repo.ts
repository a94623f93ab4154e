import type { AppContext } from '../../../platform/context.ts';
import { int } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { cardTables, columnsOfCard, productCard } from '../listing/productListing.repo.ts';
import type { ProductCard } from '../listing/productListing.repo.ts';
import { listedTo } from '../listing/visibility.ts';

const askedCard = productCard.extend({ asked: int });

export interface CollectionStretch {
  /** Of the collection. */
  readonly code: string;
  readonly count: number;
}

/** The newest products of collections that the storefront lists, for each stretch that is asked for. One statement. */
export async function listCollectionCards(
  app: AppContext,
  db: Db,
  stretches: readonly CollectionStretch[],
): Promise<readonly (readonly ProductCard[])[]> {
  const rows = await db.any(sql.type(askedCard)`
    select asked.place as asked, card.*
    from unnest(
      ${sql.array(
        stretches.map(({ code }) => code),
        'text',
      )}, ${sql.array(
        stretches.map(({ count }) => count),
        'int4',
      )}) with ordinality as asked (code, count, place)
    join collection o on o.code = asked.code
    cross join lateral (
      select ${columnsOfCard} from ${cardTables}
        join product_collection member on member.product_id = p.product_id
          and member.collection_id = o.collection_id
      where ${listedTo({ live: true }, app)}
      order by p.product_id desc limit asked.count
    ) as card
    order by asked.place, card.product_id desc`);
  const byStretch = Map.groupBy(rows, (row) => row.asked);
  return stretches.map((_, index) => byStretch.get(index + 1) ?? []);
}
