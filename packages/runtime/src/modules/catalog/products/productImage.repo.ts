import { z } from 'zod';
import { int, text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';

export const productImageRow = z.object({ id: int, uuid, product_id: int, url: text });
export type ProductImageRow = z.output<typeof productImageRow>;

/** Of many products, the main image of each first. */
export const listImagesOfProducts = (db: Db, productIds: readonly number[]) =>
  db.any(sql.type(productImageRow)`
    select product_image_id as id, uuid, product_id, url from product_image
    where product_id = any(${sql.array(productIds, 'int4')})
    order by product_id, position`);
