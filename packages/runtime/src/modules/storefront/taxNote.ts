import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { bool, int } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Cart } from '../carts/index.ts';
import { basisInCountry, pricesOf } from '../catalog/index.ts';
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

/** Creates the tax note next to a product's price, with the tax rate of the shown prices: at the shop's address, or of the visitor's country. Runs one SQL statement. */
export async function productTaxNote(app: AppContext, db: Db, uuid: string): Promise<TaxNoteView | null> {
  const row = await db.maybeOne(sql.type(noteRow)`
    select p.tax_class, p.no_shipping_required, ${savedSettingsColumn(['priceIncludingTax'])} as saved,
      ${hasTaxRatesColumn} as has_tax_rates,
      ${taxRatesColumn(sql.fragment`select tax_class from product where uuid = ${uuid}`)} as tax_rates
    from product p where p.uuid = ${uuid}`);
  if (!row) return null;
  const country = pricesOf(app)?.tax?.country;
  const address = country ? { country, province: null, postcode: null } : (app.config.shop.address ?? null);
  const { rate } = ratesAt(row.tax_rates, address)(row.tax_class);
  return {
    includes_tax: includesTax(app, settingsFrom(app, ['priceIncludingTax'], row.saved).priceIncludingTax),
    percent: Number(percentText(rate)) || null,
    ships: !row.no_shipping_required,
    has_tax: row.has_tax_rates,
    ...(pricesOf(app)?.tax?.by === 'exemption' && { tax_free: 'exempt' as const }),
  };
}

/** Reports whether shown prices include tax, given how they are stored. */
function includesTax(app: AppContext, stored: boolean): boolean {
  const basis = pricesOf(app)?.tax?.basis;
  return basis === undefined ? stored : basis === 'gross';
}

interface Located {
  readonly country: string | null;
}

/**
 * Reports whether a cart or an order is shown with tax, given how prices are stored: as its visitor's group says, else as the country that it
 * is sent to or the shop does. Runs no query.
 */
export function showsTax(
  app: AppContext,
  stored: boolean,
  bought: { readonly shipping_address: Located | null; readonly billing_address: Located | null },
): boolean {
  const basis = basisInCountry(app, (bought.shipping_address ?? bought.billing_address)?.country ?? null);
  return basis === null ? stored : basis === 'gross';
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
