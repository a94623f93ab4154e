import type { ProductEntity } from '../catalog/contract.ts';
import type { TemplateContext } from './contract.ts';

type Dates = NonNullable<ProductEntity['delivery']>;

/** Returns the first and last day of a range as text. Lines do not break within a day. */
export function dayRange({ first, last }: Dates, { shop }: Pick<TemplateContext, 'shop'>): Dates {
  const day = (date: string) =>
    new Date(date)
      .toLocaleDateString(shop.locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
      .replaceAll(' ', '\u00a0');
  return { first: day(first), last: day(last) };
}

/** Returns the range of expected delivery dates as text. */
export function deliveryText(dates: Dates, page: TemplateContext): string {
  const { first, last } = dayRange(dates, page);
  return first === last
    ? page.text('storefront.product.deliveryOn', { day: first })
    : page.text('storefront.product.delivery', { first, last });
}
