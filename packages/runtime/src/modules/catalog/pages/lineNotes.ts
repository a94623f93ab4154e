import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { bool, int } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { plainText } from '../../../platform/http/forms/bodyFields.ts';
import type { Settings } from '../../settings/contract.ts';
import { savedSettings, savedSettingsColumn, settingsFrom } from '../../settings/index.ts';
import { CARD_SETTINGS } from '../catalogSettings.ts';
import type { DeliveryDays } from '../contract.ts';
import { unitPriceOf } from '../products/unitPrice.ts';
import { UNITS } from '../products/units.ts';
import type { UnitPrice } from '../products/units.ts';
import { promisedDelivery } from './promisedDelivery.ts';

/** The notes shown next to a cart line. The product page shows the same notes. */
export interface LineNotes {
  /** The estimated delivery window. Null if the product needs no shipping, or the shop does not show the window. */
  readonly delivery: DeliveryDays | null;
  /** Computes the price per base unit from the unit price of the line, in major units. */
  baseUnitPrice(price: number, currency: string): UnitPrice | null;
}

const noteRow = z.object({
  product_id: int,
  /** An exact decimal string. */
  unit_amount: z.string().nullable(),
  unit: z.enum(UNITS).nullable(),
  no_shipping_required: bool,
});
const notesRow = z.object({ products: z.array(noteRow), saved: savedSettings });

/** Reads the notes of products, by `product_id`, along with the settings that the caller needs. Runs one SQL statement. */
export async function readLineNotes<K extends keyof Settings>(
  app: AppContext,
  db: Db,
  productIds: readonly number[],
  keys: readonly K[],
): Promise<{ readonly notes: ReadonlyMap<number, LineNotes>; readonly settings: Pick<Settings, K> }> {
  const { products, saved } = await db.one(sql.type(notesRow)`
    select ${savedSettingsColumn([...CARD_SETTINGS, ...keys])} as saved, coalesce((
      select json_agg(json_build_object('product_id', product_id, 'unit_amount', unit_amount::text, 'unit', unit,
        'no_shipping_required', no_shipping_required))
      from product where product_id = any(${sql.array(productIds, 'int4')})
    ), '[]') as products`);
  const shown = settingsFrom(app, CARD_SETTINGS, saved);
  const week = promisedDelivery(app, saved);
  const per100 = shown.catalogUnitPricePer100;
  const noteOf = ({ no_shipping_required, ...contents }: z.output<typeof noteRow>): LineNotes => ({
    delivery: no_shipping_required ? null : week,
    baseUnitPrice: (price, currency) =>
      unitPriceOf({ ...contents, price: plainText(price) }, currency, per100),
  });
  return {
    notes: new Map(products.map((product) => [product.product_id, noteOf(product)])),
    settings: settingsFrom(app, keys, saved),
  };
}
