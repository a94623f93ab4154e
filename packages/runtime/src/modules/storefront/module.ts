import { defineExtension } from '../../platform/contracts/extension.ts';
import type { ServerContext } from '../../platform/serverContext.ts';
import type { PageRoute } from '../pageBuilder/contract.ts';
import { cardRoutes } from './account/cardRoutes.ts';
import { accountRoutes } from './account/accountRoutes.ts';
import { addressRoutes } from './account/addressRoutes.ts';
import { dataRoutes } from './account/dataRoutes.ts';
import { profileRoutes } from './account/profileRoutes.ts';
import { signInRoutes } from './account/signInRoutes.ts';
import { confirmEmailRoutes } from './account/confirmEmailRoutes.ts';
import { passwordRoutes } from './account/passwordRoutes.ts';
import { addedItemRoutes } from './cart/addedItemRoutes.ts';
import { cartRoutes } from './cart/cartRoutes.ts';
import { codeRoutes } from './cart/codeRoutes.ts';
import { discountRoutes } from './cart/discountRoutes.ts';
import { handOverRoutes } from './cart/handOverRoutes.ts';
import { sharedCartRoutes } from './cart/sharedCartRoutes.ts';
import { expressRoutes } from './checkout/expressRoutes.ts';
import { checkoutRoutes } from './checkout/checkoutRoutes.ts';
import { contactPages } from './forms/contactPages.ts';
import { giftCardPages } from './forms/giftCardPages.ts';
import { newsletterPages } from './forms/newsletterPages.ts';
import { reminderPages } from './forms/reminderPages.ts';
import { closingService, watchClosing } from './closing/closing.ts';
import { companySettings } from './address/companyFields.ts';
import { closingSettings } from './closing/closingSettings.ts';
import { failurePage } from './failurePage.ts';
import { consentPages } from './measurement/consentPages.ts';
import { currencyRoutes } from './currencyRoutes.ts';
import { designRoutes } from './design/designRoutes.ts';
import { forgetContentChanges } from './pageCache/forgetContentChanges.ts';
import { themeFault } from './page/themeOf.ts';
import { suggestionRoutes } from './suggestions/suggestionRoutes.ts';
import { lookupRoutes } from './address/lookupRoutes.ts';
import { countryScript } from './address/countryScript.ts';
import { passwordScript } from './passwordScript.ts';
import { orderReturnPages } from './returns/orderReturnPages.ts';
import { returnPages } from './returns/returnPages.ts';
import { withdrawalPages } from './returns/withdrawalPages.ts';
import { productScript } from './productScript.ts';
import { styleRoutes } from './styleRoutes.ts';
import { storefrontMessages } from './storefrontMessages.ts';
import { storefrontRoutes } from './storefrontRoutes.ts';

const pageRoutesOfStorefront: readonly PageRoute[] = [
  { route: 'search', label: 'Search', path: '/search' },
  { route: 'cart', label: 'Cart', path: '/cart' },
  { route: 'checkout', label: 'Checkout', path: '/checkout' },
  { route: 'checkoutPayment', label: 'Payment' },
  { route: 'checkoutSuccess', label: 'Placed order' },
  { route: 'account', label: 'Account', path: '/account' },
  { route: 'orderReturn', label: 'Returns and withdrawal of an order' },
  { route: 'withdrawal', label: 'Withdraw from a contract', path: '/orders/withdrawal' },
  { route: 'giftCard', label: 'Balance of a gift card', path: '/cart/gift-card' },
  { route: 'newsletter', label: 'Newsletter', path: '/newsletter' },
  { route: 'contact', label: 'Contact', path: '/contact' },
  { route: 'consent', label: 'Cookie settings', path: '/cookie-settings' },
  { route: 'notFound', label: 'Page not found', path: '/page-not-found' },
  { route: 'failure', label: 'Error page' },
];

/** Provides the storefront pages, as HTML and as JSON. */
export const storefront = defineExtension({
  name: 'storefront',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  contributionChecks: { theme: themeFault },
  settings: { ...closingSettings, ...companySettings },
  setup: () => ({
    routes: [
      ...storefrontRoutes,
      ...currencyRoutes,
      ...cartRoutes,
      ...codeRoutes,
      ...discountRoutes,
      ...sharedCartRoutes,
      ...handOverRoutes,
      ...addedItemRoutes,
      ...checkoutRoutes,
      ...expressRoutes,
      ...signInRoutes,
      ...passwordRoutes,
      ...confirmEmailRoutes,
      ...accountRoutes,
      ...addressRoutes,
      ...cardRoutes,
      ...profileRoutes,
      ...dataRoutes,
      ...designRoutes,
      ...styleRoutes,
      ...suggestionRoutes,
      ...lookupRoutes,
      productScript.route,
      countryScript.route,
      passwordScript.route,
      ...giftCardPages,
      ...newsletterPages,
      ...reminderPages,
      ...withdrawalPages,
      ...returnPages,
      ...orderReturnPages,
      ...contactPages,
      ...consentPages,
    ],
    pageRoutes: pageRoutesOfStorefront,
    messages: [storefrontMessages],
    jobs: [forgetContentChanges],
    services: (app): Partial<ServerContext> => ({ failurePage, closing: closingService(app) }),
    start: watchClosing,
  }),
});
