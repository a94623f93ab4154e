import type { AppContext } from '../../platform/context.ts';
import { formatPrice } from '../../platform/money.ts';
import type { Html } from '../../platform/html/html.ts';
import type { TemplateContext } from './templates/contract.ts';

/** Makes the context of templates: everything that they may use beside the view of their page. */
export const templateContextOf = (
  { config: { shop }, texts }: Pick<AppContext, 'config' | 'texts'>,
  area: TemplateContext['area'],
  content: Html,
): TemplateContext => ({
  shop: { name: shop.name, locale: shop.locale, currency: shop.currency },
  content,
  area,
  text: texts(shop.locale),
  money: (amount, currency = shop.currency) => formatPrice(shop.locale, amount, currency),
  day: (time) =>
    new Date(time).toLocaleDateString(shop.locale, { dateStyle: 'medium', timeZone: shop.timezone }),
});
