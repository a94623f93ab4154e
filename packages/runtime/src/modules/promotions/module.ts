import { defineExtension } from '../../platform/contracts/extension.ts';
import { keepsCurrency } from '../settings/index.ts';
import { promotionActions, promotionConditions } from './contract.ts';
import { couponsWithAmounts } from './coupon.repo.ts';
import { couponSearch } from './couponSearch.ts';
import { previewRoute } from './previewRoutes.ts';
import { promotionMessages } from './promotionMessages.ts';
import { couponRoutes } from './routes.ts';
import { promotionsPersonalData } from './personalData.ts';

/** Coupons: their discounts, conditions and limits. */
export const promotions = defineExtension({
  name: 'promotions',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  contributionPoints: { promotionConditions, promotionActions },
  setup: () => ({
    personalData: promotionsPersonalData,
    routes: [...couponRoutes, previewRoute],
    searchSources: [couponSearch],
    onSettingsSave: [keepsCurrency('promotions.currency', 'coupons with amounts', couponsWithAmounts)],
    messages: [promotionMessages],
  }),
});
