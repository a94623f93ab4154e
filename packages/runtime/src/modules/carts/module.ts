import { defineExtension } from '../../platform/contracts/extension.ts';
import { keepsCurrency } from '../settings/index.ts';
import { isCurrencyOfCarts, openCartsWithItems } from './openCart.repo.ts';
import { cartCapSettings } from './cartCaps.ts';
import { mergeGuestCart } from './mergeGuestCart.ts';
import { expressPayments } from './express/expressPayment.ts';
import { MANAGE_CARTS } from './permissions.ts';
import { deleteEndedHandOvers } from './handOver/deleteEndedHandOvers.ts';
import { deleteAbandonedCarts } from './deleteAbandonedCarts.ts';
import { cartListRoutes } from './list/cartListRoutes.ts';
import { quoteRoutes } from './quote/quoteRoutes.ts';
import { previewPromotionRoute } from './offers/previewRoutes.ts';
import { routes } from './routes.ts';
import { cartServices } from './services.ts';
import { tenderRoutes } from './tenders/tenderRoutes.ts';
import { cartsPersonalData } from './personalData.ts';

/** Carts, from the first item until checkout. */
export const carts = defineExtension({
  name: 'carts',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  settings: cartCapSettings,
  contributionPoints: { expressPayments },
  setup: () => ({
    personalData: cartsPersonalData,
    services: cartServices,
    routes: [...routes, ...tenderRoutes, ...quoteRoutes, ...cartListRoutes, previewPromotionRoute],
    permissions: [{ id: MANAGE_CARTS, description: 'See and change the carts of all customers' }],
    currencyUses: [{ id: 'carts', isInUse: isCurrencyOfCarts }],
    jobs: [deleteAbandonedCarts, deleteEndedHandOvers],
    onSettingsSave: [keepsCurrency('carts.currency', 'carts with items', openCartsWithItems)],
    onCustomerLogin: [mergeGuestCart],
  }),
});
