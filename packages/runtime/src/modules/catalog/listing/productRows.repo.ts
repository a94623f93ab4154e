import { keyMatch } from '../../../platform/text/keyMatch.ts';
import { textKey } from '../../../platform/text/keyText.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { int } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import type { ProductRow, ProductTile } from '../contract.ts';
import { productTile } from '../pages/productTile.ts';
import { entriesOf, ownEntry, representsEntry } from './entries.ts';
import { struckPriceColumn } from '../prices/struckPrice.ts';
import { cardTables, columnsOfCard, productCard } from './productCard.ts';
import { listedForEntry } from './visibility.ts';
import { pricesOf } from '../priceContexts/shownPrices.ts';

const rowCard = productCard.extend({ part: int, place: int });

/** The parts of the SQL statement that finds the products of a row: a join, a condition, and a sort order. */
interface RowPlan {
  readonly join: SqlFragment;
  readonly where: SqlFragment;
  readonly orderBy: SqlFragment;
}

const struckOfEntry = sql.fragment`(${struckPriceColumn(sql.fragment`p`)})`;

const NEWEST: RowPlan = {
  join: sql.fragment``,
  where: sql.fragment`true`,
  orderBy: sql.fragment`p.product_id desc`,
};

function planOf(row: ProductRow): RowPlan {
  switch (row.from) {
    case 'newest':
      return NEWEST;
    case 'best_selling':
      return {
        ...NEWEST,
        join: sql.fragment`join product_sales sold on sold.product_id = p.entry_id`,
        orderBy: sql.fragment`sold.units desc, p.product_id desc`,
      };
    case 'on_sale':
      return {
        ...NEWEST,
        where: sql.fragment`${struckOfEntry} > p.price`,
        orderBy: sql.fragment`p.price / ${struckOfEntry}, p.product_id desc`,
      };
    case 'category':
      return {
        ...NEWEST,
        join: sql.fragment`join product_category member on member.product_id = p.product_id
          join category g on g.category_id = member.category_id and g.status and g.url_key = ${row.of}`,
      };
    case 'collection':
      return {
        ...NEWEST,
        join: sql.fragment`join product_collection member on member.product_id = p.product_id
          join collection g on g.collection_id = member.collection_id and g.code = ${row.of}`,
      };
    case 'chosen': {
      const keys = sql.array(row.skus.map(textKey), 'text');
      return {
        ...NEWEST,
        where: keyMatch(sql.fragment`p.sku`, row.skus),
        orderBy: sql.fragment`array_position(${keys}, text_key(p.sku))`,
      };
    }
  }
}

/** Lists the storefront products of each row, one per variant group. Runs one SQL statement for all rows. */
export async function listProductRows(
  app: AppContext,
  db: Db,
  rows: readonly ProductRow[],
): Promise<readonly (readonly ProductTile[])[]> {
  const prices = pricesOf(app);
  const parts = rows.map((row, part) => {
    const { join, where, orderBy } = planOf(row);
    return sql.fragment`(
      select ${part}::int as part, (row_number() over (order by ${orderBy}))::int as place, ${columnsOfCard(prices)}
      from ${cardTables(prices)} ${join} ${ownEntry}
      where ${representsEntry(entriesOf(null), { listed: listedForEntry(app), listing: { where, orderBy }, join, prices })}
      order by ${orderBy} limit ${row.count})`;
  });
  const found = await db.any(sql.type(rowCard)`
    select * from (${sql.join(parts, sql.fragment` union all `)}) as card order by part, place`);
  const byPart = Map.groupBy(found, ({ part }) => part);
  return rows.map((_, part) => (byPart.get(part) ?? []).map((card) => productTile(app, card)));
}
