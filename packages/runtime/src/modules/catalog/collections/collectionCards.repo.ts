import { z } from 'zod';
import type { AppContext } from '../../../platform/context.ts';
import { decimal, int, text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { cardTables } from '../listing/productListing.repo.ts';
import { listedTo } from '../listing/visibility.ts';

const card = z.object({
  uuid,
  sku: text,
  name: text,
  url_key: text,
  price: decimal,
  /** The main one. */
  image_url: text.nullable(),
});
const askedCard = card.extend({ asked: int });
/** What a collection shows of a product. */
type CollectionCard = z.output<typeof card>;

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
): Promise<readonly (readonly CollectionCard[])[]> {
  const rows = await db.any(sql.type(askedCard)`
    select asked.place as asked, card.uuid, card.sku, card.name, card.url_key, card.price, card.image_url
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
      select p.product_id, p.uuid, p.sku, p.name, p.url_key, p.price, m.url as image_url from ${cardTables}
        join product_collection member on member.product_id = p.product_id
          and member.collection_id = o.collection_id
      where ${listedTo({ live: true }, app)}
      order by p.product_id desc limit asked.count
    ) as card
    order by asked.place, card.product_id desc`);
  const byStretch = Map.groupBy(rows, (row) => row.asked);
  return stretches.map((_, index) => byStretch.get(index + 1) ?? []);
}
