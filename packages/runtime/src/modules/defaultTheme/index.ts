export { addedItemTemplate } from './addedItem.ts';
export type { OrderSummary, SessionView } from './accountViews.ts';
export type { ArrivalView, OrderDetailsView, OrderStepView, SoldCardView } from './orderViews.ts';
export type {
  CartContentsView,
  CartView,
  CodeView,
  ContentsView,
  GoalView,
  LineView,
  HandOverView,
  SharedCartView,
  TotalView,
} from './cartViews.ts';
export type {
  AddressPartView,
  AddressView,
  CheckoutStep,
  CheckoutStepName,
  CheckoutStepView,
  CheckoutView,
  ConfirmationState,
  PaymentView,
  PlaceView,
} from './checkoutViews.ts';
export { CONSENT_PATH } from './consent.ts';
export { defaultTemplates } from './defaults.ts';
export type { ExpressButtonView, ExpressFormView } from './expressViews.ts';
export { emptyForm } from './formFields.ts';
export type { SentForm } from './formFields.ts';
export type { NewsletterView, RemindersView } from './formViews.ts';
export { CURRENCY_PATH } from './currencySwitch.ts';
export { pathHref, pathWithin } from './pathHref.ts';
export { defaultStyles } from './styles.ts';
export { tokens } from './styles/tokens.ts';
export type {
  AfterSaleView,
  ChoosableLineView,
  OrderReturnView,
  ReturnedOrderView,
  ReturnView,
  WithdrawalRightView,
  WithdrawalView,
} from './returnViews.ts';
export { WITHDRAWAL_PATH } from './returns.ts';
export type { Suggested, SuggestedProduct, Suggestions } from './suggestionViews.ts';
export { addressOptions } from './addressOptions.ts';
export { suggestionsTemplate } from './suggestions.ts';
