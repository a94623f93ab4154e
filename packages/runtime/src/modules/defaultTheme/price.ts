import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { PlainMessageKey } from '../../platform/contracts/messages.ts';
import type { PriceNotes, ProductEntity } from '../catalog/index.ts';
import type { TemplateContext, TileContext } from './contract.ts';

type UnitPrice = NonNullable<PriceNotes['unit_price']>;

const UNIT_NAMES: Readonly<Record<UnitPrice['unit'], PlainMessageKey>> = {
  g: 'storefront.unit.g',
  kg: 'storefront.unit.kg',
  oz: 'storefront.unit.oz',
  lb: 'storefront.unit.lb',
  ml: 'storefront.unit.ml',
  cl: 'storefront.unit.cl',
  l: 'storefront.unit.l',
  fl_oz: 'storefront.unit.flOz',
  cm: 'storefront.unit.cm',
  m: 'storefront.unit.m',
  m2: 'storefront.unit.m2',
  piece: 'storefront.unit.piece',
};

/** Renders the original price of a reduced product, struck through. Returns null if the price is not reduced. */
export const priceBefore = (
  { compare_at_price: before }: Pick<PriceNotes, 'compare_at_price'>,
  { money, text }: TileContext,
): Html | null =>
  before === null
    ? null
    : html` <s><span class="hidden">${text('storefront.price.before')}</span> ${money(before)}</s>`;

/** Renders the price per base unit, such as per kilogram. Returns null if there is none. */
export function unitPrice(
  found: UnitPrice | null,
  { money, text }: TileContext,
  currency?: string,
): Html | null {
  if (found === null) return null;
  const price = money(found.price, currency);
  const unit = text(UNIT_NAMES[found.unit]);
  return html`<span class="unit-price"
    >${
      found.amount === 1
        ? text('storefront.price.perUnit', { price, unit })
        : text('storefront.price.perUnits', { price, amount: found.amount, unit })
    }</span
  >`;
}

/** Returns the declared contents of a product as text, such as `250 g`. */
export const contentsText = (
  { amount, unit }: { readonly amount: number; readonly unit: UnitPrice['unit'] },
  { text }: TileContext,
): string => text('storefront.price.contents', { amount, unit: text(UNIT_NAMES[unit]) });

/** Renders what a sale saves, and the lowest price of the 30 days before it. Returns null if there is no sale. */
export function saleNotes(
  { saving, price, currency, lowest_price_30_days: lowest }: ProductEntity,
  { money, text, shop }: TemplateContext,
): Html | null {
  if (saving === undefined) return null;
  const percent = (saving / (price + saving)).toLocaleString(shop.locale, {
    style: 'percent',
    maximumFractionDigits: 0,
  });
  return html`<p class="fine">
      ${text('storefront.price.saving', { amount: money(saving, currency), percent })}
    </p>
    ${
      lowest !== undefined &&
      html`<p class="fine">${text('storefront.price.lowest30Days', { price: money(lowest, currency) })}</p>`
    }`;
}

/** Renders the prices from other quantities on as a table. Returns null if there are none. */
export const tierTable = (
  { tiers = [], currency }: Pick<ProductEntity, 'tiers' | 'currency'>,
  { money, text }: TileContext,
): Html | null =>
  tiers.length === 0
    ? null
    : html`<table class="tiers">
        <caption>
          ${text('storefront.price.tiers')}
        </caption>
        <thead>
          <tr>
            <th scope="col">${text('storefront.price.tierQty')}</th>
            <th scope="col">${text('storefront.price.tierPrice')}</th>
          </tr>
        </thead>
        <tbody>
          ${tiers.map(
            ({ min_qty: qty, price }) =>
              html`<tr>
                <th scope="row">${text('storefront.price.tierFrom', { qty })}</th>
                <td>${money(price, currency)}</td>
              </tr>`,
          )}
        </tbody>
      </table>`;
