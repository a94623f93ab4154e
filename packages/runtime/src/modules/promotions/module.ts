import { defineExtension } from '../../platform/contracts/extension.ts';
import type { ServerContext } from '../../platform/serverContext.ts';
import { keepsCurrency } from '../settings/index.ts';
import { promotionActions, promotionConditions } from './kindPoints.ts';
import { couponsWithAmounts } from './coupon.repo.ts';
import { couponSearch } from './couponSearch.ts';
import { previewRoute } from './previewRoutes.ts';
import { promotionMessages } from './promotionMessages.ts';
import { couponRoutes } from './routes.ts';
import { promotionsService } from './promotionsService.ts';
import { promotionsPersonalData } from './personalData.ts';
import { promotionsWithAmounts } from './offers/promotion.repo.ts';
import { promotionRoutes } from './offers/promotionRoutes.ts';
import { productOffersService, watchOffers } from './shown/productOffers.ts';
import { promotionSettings } from './offers/promotionSettings.ts';
import { translatablePromotion } from './translatable.ts';
import { couponRestorable } from './restoreCoupons.ts';

/** Coupons and promotions: their discounts, conditions and limits. */
export const promotions = defineExtension({
  name: 'promotions',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  settings: promotionSettings,
  contributionPoints: { promotionConditions, promotionActions },
  setup: () => ({
    personalData: promotionsPersonalData,
    services: (app): Partial<ServerContext> => ({
      promotions: promotionsService(),
      productOffers: productOffersService(app),
    }),
    start: watchOffers,
    routes: [...couponRoutes, previewRoute, ...promotionRoutes],
    searchSources: [couponSearch],
    translatable: [translatablePromotion],
    restorables: [couponRestorable],
    onSettingsSave: [
      keepsCurrency('promotions.currency', 'coupons with amounts', couponsWithAmounts),
      keepsCurrency('promotions.offerCurrency', 'promotions with amounts', promotionsWithAmounts),
    ],
    messages: [promotionMessages],
  }),
});
