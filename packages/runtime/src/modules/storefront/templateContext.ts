import type { AppContext } from '../../platform/context.ts';
import { formatPrice } from '../../platform/money.ts';
import type { Html } from '../../platform/html/html.ts';
import type { LegalLinkView, TemplateContext } from './templates/contract.ts';

/** Makes the context of templates: everything that they may use beside the view of their page. */
export const templateContextOf = (
  { config: { shop }, locale, texts }: Pick<AppContext, 'config' | 'locale' | 'texts'>,
  area: TemplateContext['area'],
  content: Html,
  legal: readonly LegalLinkView[] = [],
): TemplateContext => ({
  shop: { name: shop.name, locale, currency: shop.currency },
  content,
  legal,
  area,
  text: texts(),
  money: (amount, currency = shop.currency) => formatPrice(locale, amount, currency),
  day: (time) => new Date(time).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: shop.timezone }),
});
