export { cartDiscount } from './cart.ts';
export { lineColumns } from './cartLine.ts';
export type { Cart, CartAddress } from './cart.ts';
export type { CartError } from './cartError.ts';
export type { CartItem } from './cartLine.ts';
export { NO_RECIPIENT } from './giftCards/lineInputs.ts';
export type { LineInputs } from './giftCards/lineInputs.ts';
export { MAX_QTY } from './cartCaps.ts';
export { originColumns } from './orderOrigin.ts';
export type { OrderOrigin, OriginColumns } from './orderOrigin.ts';
export { freeShippingOfCart } from './offers/freeShippingOfCart.ts';
export type { FreeShippingOfCart } from './offers/freeShippingOfCart.ts';
export { takeCode } from './offers/keptCode.ts';
export { pricedOffers } from './offers/pricedOffers.ts';
export { lineName, lineOptions, optionWords } from './lineOptions.ts';
export { noteCart, noteUnits, unitsToShow } from './cartUnits.ts';
export { findCartOf, giveCartOfOrder, openCartOf } from './cartOwner.repo.ts';
export { stripCartMetafield } from './cartMetafields.ts';
export { removeCoupon } from './changeCoupon.ts';
export { updateItemQty, removeItem } from './changeItems.ts';
export { closeCart } from './openCart.repo.ts';
export {
  expressNotAvailable,
  expressNotStarted,
  invalidCart,
  notEnoughStock,
  paymentMethodNotAvailable,
  shippingAddressRequired,
} from './errors.ts';
export { email, itemBody, qty } from './bodies.ts';
export { checkoutBody, contactBody, couponBody, wholeAddress } from './checkoutBodies.ts';
export { approvedReference } from './express/approvedReference.ts';
export { beginExpress, expressReturnUrl, usableExpress } from './express/beginExpress.ts';
export { approvalFault, startFault } from './express/expressFault.ts';
export { logExpressFault } from './express/logExpressFault.ts';
export { amountOf, checkExpressEnabled, offeredExpress } from './express/offeredExpress.ts';
export type { ExpressBasis, OfferedExpress } from './express/offeredExpress.ts';
export type { ExpressApproval, ExpressPayment, ExpressPlace } from './express/expressTypes.ts';
export { explainCart } from './explain/explainCart.ts';
export type { CartExplanation } from './explain/explainCart.ts';

export { both, cartParams } from './cartPath.ts';
export { addToOwnCart, keepInOwnCart, resolveCart } from './ownCart.ts';
export { MANAGE_CARTS } from './permissions.ts';
export { reviewDigest } from './reviewDigest.ts';
export { cartStateOf } from './itemServices.ts';
export { HAND_OVER_PATH } from './handOver/handOverCart.ts';
export { findHandedOver, takeOverCart } from './handOver/takeOverCart.ts';
export { readSharedCart, sharedCartUrl } from './sharedCart.ts';
export type { SharedLine } from './sharedCart.ts';
export { applyCode } from './tenders/applyCode.ts';
export { amountDue, storedPart } from './tenders/cartTenders.ts';
export { removeCredit, removeGiftCard, useCredit } from './tenders/changeTenders.ts';
export { currentLines } from './currentLines.ts';
export { findCart, findLoadedCart, loadCart, readCart } from './readCart.ts';
export type { LoadedCart } from './readCart.ts';

export { quoteRequest } from './shippingQuotes.ts';
export { updateCheckoutDetails } from './updateCheckoutDetails.ts';
export { paymentMethodsOf } from './selectMethods.ts';
export type { CheckoutDetails } from './updateCheckoutDetails.ts';
export { couponCartOf, explainActiveCart, explainPurchase } from './explain/explainPurchase.ts';
export type { ExplainedPurchase } from './explain/explainPurchase.ts';
