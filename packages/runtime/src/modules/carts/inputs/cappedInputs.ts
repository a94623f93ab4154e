import type { AppContext } from '../../../platform/contracts/context.ts';
import { rulesOf } from '../../catalog/index.ts';
import { shopCurrenciesOf } from '../../currencies/index.ts';
import { promotionKinds } from '../../promotions/index.ts';
import { settingsFrom } from '../../settings/index.ts';
import { taxSettingKeys } from '../../tax/index.ts';
import { vatSettingKeys, vatSettingsOf } from '../../vatChecks/index.ts';
import { cartCapKeys } from '../cartCaps.ts';
import { offerInputsOf } from '../offers/offerInputs.ts';
import type { CartOffers } from '../offers/cartOffersColumn.ts';
import type { CappedInputs } from './cartInputs.ts';
import type { CachedInputs } from './cachedInputs.ts';

/** Returns the inputs of a computation from the loaded or cached rows. */
export const cappedInputs = (
  app: AppContext,
  { settings, currencies, lists, promotions, products, taxRates }: CachedInputs,
  shippingRevision: number,
  buyer: {
    readonly tax_exemptions: CappedInputs['exemptions'];
    readonly buyer_groups: readonly number[];
    readonly cart_offers: CartOffers;
  },
): Omit<CappedInputs, 'coupons'> => ({
  products: new Map(products.map((product) => [product.product_id, product])),
  settings: settingsFrom(app, taxSettingKeys, settings),
  currencies: shopCurrenciesOf(currencies, app.config.shop.currency),
  vat: vatSettingsOf(settingsFrom(app, vatSettingKeys, settings)),
  pricing: { lists: rulesOf(lists), groups: buyer.buyer_groups, now: app.clock.now().getTime() },
  exemptions: buyer.tax_exemptions,
  caps: settingsFrom(app, cartCapKeys, settings),
  couponsPerCart: settingsFrom(app, ['couponsPerCart'], settings).couponsPerCart,
  offers: offerInputsOf(promotions, buyer.cart_offers, {
    timeZone: app.config.shop.timezone,
    kinds: promotionKinds(app),
  }),
  saved: settings,
  taxRates,
  shippingRevision,
});
