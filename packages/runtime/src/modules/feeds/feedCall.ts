import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { toDecimal, toMinor } from '../../platform/money.ts';
import { countryOfVisitor, currencyOf, feedProducts } from '../catalog/index.ts';
import { absoluteImageUrl } from '../media/index.ts';
import type { ProductFeedCall } from './contract.ts';

/** Creates what the files of product feeds are written from. */
export function feedCall(app: AppContext, db: Db): ProductFeedCall {
  const currency = currencyOf(app);
  const urlOf = (address: string) => absoluteImageUrl(address, (path) => new URL(app.url(path)).href);
  return {
    app,
    currency,
    country: countryOfVisitor(app),
    items: (order) => feedProducts(app, db, order),
    linkOf: ({ url }) => urlOf(withCurrency(app, url, currency)),
    urlOf,
    decimalOf: (amount) => toDecimal(toMinor(amount, currency), currency),
  };
}

/** Returns the path of a product page, which names the currency if that is not the shop's own. */
const withCurrency = (app: AppContext, url: string, currency: string): string =>
  currency === app.config.shop.currency ? url : `${url}${url.includes('?') ? '&' : '?'}currency=${currency}`;
