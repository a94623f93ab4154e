import type { AppContext } from '../../platform/context.ts';
import { formatPrice } from '../../platform/money.ts';
import type { Html } from '../../platform/html/html.ts';
import type { Look } from '../appearance/contract.ts';
import { cartMark } from './cartMark.ts';
import type { LegalLinkView, TemplateContext } from './templates/contract.ts';

/** Makes the context of templates: everything that they may use beside the view of their page. */
export const templateContextOf = (
  { config: { shop }, locale, texts }: Pick<AppContext, 'config' | 'locale' | 'texts'>,
  area: TemplateContext['area'],
  content: Html,
  { name }: Pick<Look, 'name'> = shop,
  legal: readonly LegalLinkView[] = [],
): TemplateContext => ({
  shop: { name, locale, currency: shop.currency },
  content,
  legal,
  area,
  cart: cartMark(texts()),
  text: texts(),
  money: (amount, currency = shop.currency) => formatPrice(locale, amount, currency),
  day: (time) => new Date(time).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: shop.timezone }),
});
