import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { translateData } from '../../translations/index.ts';
import type { CatalogService } from '../contract.ts';
import { CONSUMER_NOTICES } from './consumerNotices.ts';

const noticeRow = z.object({
  uuid,
  sku: text,
  type: z.enum(CONSUMER_NOTICES),
  consumer_notice: text,
});

/**
 * Lists the notices that the law requires with products, in the language of the app. Runs one SQL statement, and another one for other
 * languages than the default if there are notices.
 */
export async function noticesOf(
  app: AppContext,
  db: Db,
  skus: readonly string[],
): ReturnType<CatalogService['notices']> {
  if (skus.length === 0) return [];
  const rows = await db.any(sql.type(noticeRow)`
    select uuid, sku, consumer_notice_type as type, consumer_notice from product
    where sku = any(${sql.array([...skus], 'text')}) and consumer_notice is not null and consumer_notice_type is not null
    order by product_id`);
  const { notices } = await translateData(app, db, { notices: rows });
  return notices.map(({ sku, type, consumer_notice: message }) => ({ sku, type, message }));
}
