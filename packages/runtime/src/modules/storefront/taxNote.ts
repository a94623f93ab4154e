import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { bool, int } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Cart } from '../carts/index.ts';
import { pricesOf } from '../catalog/index.ts';
import { savedSettings, savedSettingsColumn, settingsFrom } from '../settings/index.ts';
import { hasTaxRatesColumn, percentText, ratesAt, taxRateInputs, taxRatesColumn } from '../tax/index.ts';
import type { TaxNoteView } from '../defaultTheme/contract.ts';

const noteRow = z.object({
  tax_class: int.nullable(),
  no_shipping_required: bool,
  saved: savedSettings,
  tax_rates: z.array(taxRateInputs),
  has_tax_rates: bool,
});

/** Creates the tax note next to a product's price, with the tax rate at the shop's address. Runs one SQL statement. */
export async function productTaxNote(app: AppContext, db: Db, uuid: string): Promise<TaxNoteView | null> {
  const row = await db.maybeOne(sql.type(noteRow)`
    select p.tax_class, p.no_shipping_required, ${savedSettingsColumn(['priceIncludingTax'])} as saved,
      ${hasTaxRatesColumn} as has_tax_rates,
      ${taxRatesColumn(sql.fragment`select tax_class from product where uuid = ${uuid}`)} as tax_rates
    from product p where p.uuid = ${uuid}`);
  if (!row) return null;
  const { rate } = ratesAt(row.tax_rates, app.config.shop.address ?? null)(row.tax_class);
  return {
    includes_tax: includesTax(app, settingsFrom(app, ['priceIncludingTax'], row.saved).priceIncludingTax),
    percent: Number(percentText(rate)) || null,
    ships: !row.no_shipping_required,
    has_tax: row.has_tax_rates,
  };
}

/** Reports whether shown prices include tax, given how they are stored. */
function includesTax(app: AppContext, stored: boolean): boolean {
  const basis = pricesOf(app)?.tax?.basis;
  return basis === undefined ? stored : basis === 'gross';
}

/** Creates the tax note next to a cart's totals. States the tax rate if it is the same for all lines. Pure. */
export function cartTaxNote(
  cart: Pick<
    Cart,
    'items' | 'no_shipping_required' | 'shipping_method_data' | 'tax_exempt' | 'reverse_charge'
  >,
  { includes_tax, has_tax }: Pick<TaxNoteView, 'includes_tax' | 'has_tax'>,
): TaxNoteView {
  const rates = new Set(cart.items.map(({ tax_percent }) => Number(tax_percent)));
  const [only = 0] = rates;
  return {
    includes_tax,
    has_tax,
    percent: (rates.size === 1 && only) || null,
    ...(cart.reverse_charge && { tax_free: 'reverseCharge' as const }),
    ...(cart.tax_exempt && { tax_free: 'exempt' as const }),
    // If a shipping method is selected, the totals already include the shipping cost.
    ships: !cart.no_shipping_required && cart.shipping_method_data === null,
  };
}
