import type { AppContext } from '../../../platform/contracts/context.ts';
import type { LineNotes } from '../../catalog/index.ts';
import type { Settings } from '../../settings/contract.ts';
import { baseAddress } from '../../tax/index.ts';
import type { Cart } from '../../carts/index.ts';
import { showsTax } from '../taxNote.ts';
import { contentsOf } from '../contents.ts';
import type { TaxKnowledge } from '../contents.ts';
import { estimatedTax } from '../estimatedTax.ts';
import { inOtherBasis } from './beforeAddress.ts';
import type { ContentsView } from '../../defaultTheme/index.ts';

interface Basis {
  /** True if prices are stored with tax. */
  readonly priceIncludingTax: boolean;
  readonly tax: TaxKnowledge;
}

/**
 * Creates the lines and totals as their buyer sees prices. Before the address is known, amounts on the other basis than prices are stored on are
 * estimated by the rates in the shop's own country.
 */
export function shownContents(
  app: AppContext,
  cart: Cart,
  lines: readonly (Cart['items'][number] & { readonly notes: LineNotes | undefined })[],
  { priceIncludingTax, tax }: Basis,
): { readonly withTax: boolean; readonly contents: ContentsView } {
  const withTax = cart.tax_exempt ? false : showsTax(app, priceIncludingTax, cart);
  const stored = { withTax: priceIncludingTax, contents: contentsOf(cart, lines, priceIncludingTax, tax) };
  if (withTax === priceIncludingTax) return stored;
  if (!tax.isUnknown) return { withTax, contents: contentsOf(cart, lines, withTax, tax) };
  const rated = lines.map((line) => ({ line, rate: line.notes?.taxRate ?? null }));
  const other = inOtherBasis(cart, rated, withTax);
  if (!other) return stored;
  const known = cart.tax_exempt
    ? { ...tax, isUnknown: false, estimate: null }
    : { ...tax, estimate: other.tax > 0 ? other.tax : null };
  return { withTax, contents: contentsOf(other.cart, other.lines, withTax, known) };
}

interface TaxInputs {
  readonly notes: ReadonlyMap<number, LineNotes>;
  readonly hasTaxRates: boolean;
  readonly settings: Pick<Settings, 'priceIncludingTax' | 'baseCalculationAddress'>;
}

/** Returns what is known about a cart's tax. Before the address that determines it is known, the tax is estimated. */
export function taxOfCart(
  app: AppContext,
  cart: Cart,
  { notes, hasTaxRates, settings }: TaxInputs,
): TaxKnowledge {
  const { shipping_address: shipping, billing_address: billing, no_shipping_required: isVirtual } = cart;
  const base = baseAddress(settings, { shipping, billing, store: app.config.shop.address, isVirtual });
  const isUnknown = hasTaxRates && settings.baseCalculationAddress !== 'storeAddress' && base === null;
  const withTax = settings.priceIncludingTax;
  const lines = cart.items.map((item) => ({
    amount: withTax ? item.line_total_with_discount_incl_tax : item.line_total_with_discount,
    rate: notes.get(item.product_id)?.taxRate ?? null,
  }));
  return {
    hasTax: hasTaxRates || Number(cart.total_tax_amount) > 0,
    isUnknown,
    estimate: isUnknown ? estimatedTax(lines, cart.currency, withTax) : null,
  };
}
