import type { ProductEntity } from '../catalog/contract.ts';
import type { TemplateContext } from './contract.ts';

/** Returns the range of expected delivery dates as text. */
export function deliveryText(
  { first, last }: NonNullable<ProductEntity['delivery']>,
  { text, shop }: TemplateContext,
): string {
  const day = (date: string) =>
    new Date(date).toLocaleDateString(shop.locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
  return first === last
    ? text('storefront.product.deliveryOn', { day: day(first) })
    : text('storefront.product.delivery', { first: day(first), last: day(last) });
}
