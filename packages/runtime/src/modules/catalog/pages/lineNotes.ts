import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { bool, int } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import { plainText } from '../../../platform/http/forms/bodyFields.ts';
import type { Settings } from '../../settings/contract.ts';
import { savedSettings, savedSettingsColumn, settingsFrom } from '../../settings/index.ts';
import { hasTaxRatesColumn, nationalRate, taxRateInputs, taxRatesColumn } from '../../tax/index.ts';
import type { TaxRate } from '../../tax/index.ts';
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
  /**
   * The product's tax rate in the shop's own country, for an estimate. Null if the shop has no address, or the rate depends on the
   * province or the postcode.
   */
  readonly taxRate: TaxRate | null;
}

/** The notes of several products, and what they have in common. */
export interface AllLineNotes<K extends keyof Settings> {
  /** The notes by `product_id`. */
  readonly notes: ReadonlyMap<number, LineNotes>;
  /** True if the shop has any tax rate. */
  readonly hasTaxRates: boolean;
  /** The number of days within which shipped products can be returned. Null if the shop does not show it, or no product is shipped. */
  readonly returnDays: number | null;
  /** The business days that the shop takes to ship an order. Null if the shop shows no delivery estimates. */
  readonly handlingDays: number | null;
  readonly settings: Pick<Settings, K>;
  /** The value of the additional fragment. */
  readonly beside: unknown;
}

const noteRow = z.object({
  product_id: int,
  /** An exact decimal string. */
  unit_amount: z.string().nullable(),
  unit: z.enum(UNITS).nullable(),
  no_shipping_required: bool,
  tax_class: int.nullable(),
});
const notesRow = z.object({
  products: z.array(noteRow),
  saved: savedSettings,
  has_tax_rates: bool,
  tax_rates: z.array(taxRateInputs),
  beside: z.unknown(),
});
interface NotesRequest {
  readonly beside?: SqlFragment | undefined;
  readonly method?: Parameters<typeof promisedDelivery>[2];
}

const NOTHING = sql.fragment`null::json`;

/**
 * Reads the notes of products along with the settings that the caller needs. Runs one SQL statement, which also selects `beside`, a JSON
 * value. `method` is the time in transit of the chosen shipping method, if there is one.
 */
export async function readLineNotes<K extends keyof Settings>(
  app: AppContext,
  db: Db,
  productIds: readonly number[],
  keys: readonly K[],
  { beside = NOTHING, method = null }: NotesRequest = {},
): Promise<AllLineNotes<K>> {
  const ids = sql.array(productIds, 'int4');
  const { products, saved, has_tax_rates, tax_rates, ...more } = await db.one(sql.type(notesRow)`
    select ${savedSettingsColumn([...CARD_SETTINGS, ...keys])} as saved, ${hasTaxRatesColumn} as has_tax_rates, ${beside} as beside,
      ${taxRatesColumn(sql.fragment`select tax_class from product where product_id = any(${ids})`)} as tax_rates, coalesce((
      select json_agg(json_build_object('product_id', product_id, 'unit_amount', unit_amount::text, 'unit', unit,
        'no_shipping_required', no_shipping_required, 'tax_class', tax_class))
      from product where product_id = any(${ids})
    ), '[]') as products`);
  const shown = settingsFrom(app, CARD_SETTINGS, saved);
  const week = promisedDelivery(app, saved, method);
  const per100 = shown.catalogUnitPricePer100;
  const country = app.config.shop.address?.country;
  const noteOf = ({ no_shipping_required, tax_class, ...contents }: z.output<typeof noteRow>): LineNotes => ({
    delivery: no_shipping_required ? null : week,
    baseUnitPrice: (price, currency) =>
      unitPriceOf({ ...contents, price: plainText(price) }, currency, per100),
    taxRate: country === undefined ? null : nationalRate(tax_rates, tax_class, country),
  });
  return {
    notes: new Map(products.map((product) => [product.product_id, noteOf(product)])),
    hasTaxRates: has_tax_rates,
    returnDays:
      shown.returnDays > 0 && products.some(({ no_shipping_required }) => !no_shipping_required)
        ? shown.returnDays
        : null,
    settings: settingsFrom(app, keys, saved),
    handlingDays: shown.deliveryEstimateShown ? shown.deliveryHandlingDays : null,
    beside: more.beside,
  };
}
