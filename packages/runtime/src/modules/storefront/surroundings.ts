import type { AppContext } from '../../platform/context.ts';
import { formatPrice } from '../../platform/money.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Surroundings } from './templates/contract.ts';

/** What the templates of a page may use beside its view. */
export const surroundingsOf = (
  { config: { shop } }: Pick<AppContext, 'config'>,
  area: Surroundings['area'],
  content: Html,
): Surroundings => ({
  shop: { name: shop.name, locale: shop.locale, currency: shop.currency },
  content,
  area,
  money: (amount, currency = shop.currency) => formatPrice(shop.locale, amount, currency),
  day: (time) =>
    new Date(time).toLocaleDateString(shop.locale, { dateStyle: 'medium', timeZone: shop.timezone }),
});
