export { addedItemTemplate } from './addedItem.ts';
export type { OrderSummary } from './accountViews.ts';
export type { SessionView } from './profileViews.ts';
export type { ArrivalView, OrderDetailsView, OrderStepView, SoldCardView } from './orderViews.ts';
export type {
  CartContentsView,
  CartView,
  CodeView,
  GoalView,
  HandOverView,
  SharedCartView,
} from './cartViews.ts';
export type { ContentsView, LineView, TotalView } from './contentsViews.ts';
export type { CheckoutStep, CheckoutStepName, CheckoutStepView, CheckoutView } from './checkoutViews.ts';
export type { AddressPartView, AddressView, PlaceView } from './addressViews.ts';
export type { ConfirmationState, PaymentView } from './confirmationViews.ts';
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
  ReturnedOrderView,
  ReturnView,
  WithdrawalRightView,
  WithdrawalView,
} from './returnViews.ts';
export type { OrderReturnView } from './returnViews.ts';
export { WITHDRAWAL_PATH } from './returns.ts';
export type { Suggested, SuggestedProduct, Suggestions } from './suggestionViews.ts';
export { addressOptions } from './addressOptions.ts';
export { suggestionsTemplate } from './suggestions.ts';
