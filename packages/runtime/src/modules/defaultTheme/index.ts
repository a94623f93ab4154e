export { addedItemTemplate } from './addedItem.ts';
export type { CartView, SharedCartView } from './cartViews.ts';
export type { OrderSummary } from './accountViews.ts';
export type {
  AddressView,
  CartContentsView,
  CheckoutStep,
  CheckoutStepName,
  CheckoutStepView,
  CheckoutView,
  ContentsView,
  LineView,
  PaymentView,
  PlaceView,
  TotalView,
} from './checkoutViews.ts';
export { CONSENT_PATH } from './consent.ts';
export { defaultTemplates } from './defaults.ts';
export { emptyForm } from './formFields.ts';
export type { FieldError, SentForm } from './formFields.ts';
export type { NewsletterView } from './formViews.ts';
export { pathHref, pathWithin } from './pathHref.ts';
export { defaultStyles } from './styles.ts';
export { tokens } from './styles/tokens.ts';
export type { Suggested, SuggestedProduct, Suggestions } from './suggestionViews.ts';
export { suggestionsTemplate } from './suggestions.ts';
