import { z } from 'zod';
import { text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';

const storedSku = z.object({ sent: text, sku: text, uuid, url_key: text, images: z.array(text) });
export type StoredSku = Readonly<Omit<z.output<typeof storedSku>, 'sent'>>;

/**
 * Finds the stored SKUs of products, with their URL keys and images, by SKUs as entered. An exact match takes precedence,
 * then the oldest similar SKU. SKUs without a product are omitted. Runs one SQL statement.
 */
export async function findStoredSkus(
  db: Db,
  skus: readonly string[],
): Promise<ReadonlyMap<string, StoredSku>> {
  if (skus.length === 0) return new Map();
  const rows = await db.any(sql.type(storedSku)`
    select sent, stored.sku, stored.uuid, stored.url_key,
      array(select image.url from product_image image where image.product_id = stored.product_id) as images from unnest(${sql.array([...new Set(skus)], 'text')}) sent, lateral (
      select p.product_id, p.uuid, p.sku, p.url_key from product p where text_key(p.sku) = text_key(sent) order by p.sku <> sent, p.product_id limit 1
    ) stored`);
  return new Map(rows.map(({ sent, ...stored }) => [sent, stored]));
}
