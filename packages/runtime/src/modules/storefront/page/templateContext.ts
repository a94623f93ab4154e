import type { AppContext } from '../../../platform/contracts/context.ts';
import { formatPrice } from '../../../platform/money.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { Look } from '../../appearance/contract.ts';
import { currencyOf } from '../../catalog/index.ts';
import { storesCards } from '../../payments/index.ts';
import { cartMark } from '../cartMark.ts';
import type { LegalLinkView, TemplateContext, TileContext } from '../../defaultTheme/contract.ts';
import { themeOf } from './themeOf.ts';

/** Creates the data and functions that templates may use in addition to their view. */
export const templateContextOf = (
  app: AppContext,
  area: TemplateContext['area'],
  content: Html,
  { name }: Pick<Look, 'name'> = app.config.shop,
  legal: readonly LegalLinkView[] = [],
  guarantee: TemplateContext['guarantee'] = null,
): TemplateContext => ({
  ...tileContextOf(app),
  shop: { name, locale: app.locale, currency: currencyOf(app) },
  content,
  legal,
  guarantee,
  area,
  cart: cartMark(app.texts()),
  menu: [],
  stores_cards: storesCards(app),
  products: productsOf(app),
  day: (time) =>
    new Date(time).toLocaleDateString(app.locale, {
      dateStyle: 'medium',
      timeZone: app.config.shop.timezone,
    }),
});

const tileContextOf = (app: AppContext): TileContext => ({
  text: app.texts(),
  money: (amount, currency = currencyOf(app)) => formatPrice(app.locale, amount, currency),
});

/** Creates the function that renders product tiles with the active theme's template. */
export const productsOf = (app: AppContext): TemplateContext['products'] => {
  const page = tileContextOf(app);
  return (products) => themeOf(app).templates.products(products, page);
};
