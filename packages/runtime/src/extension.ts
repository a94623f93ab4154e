/**
 * The public interface for extension authors, and the only part of Shop that an extension may import. An extension is data:
 * `export default defineExtension({ name, api, setup })`.
 */
export { z } from 'zod';
export { sql, type Db, type SqlFragment, type Statement } from './platform/db/db.ts';
export * as column from './platform/db/columns.ts';
export { onConstraint } from './platform/db/constraints.ts';
export { isUuid } from './platform/db/ids.ts';
export { describedBy } from './platform/entity/describedBy.ts';
export { entityRoutes } from './platform/entity/entityRoutes.ts';
export { type EntityDefinition } from './platform/entity/entityDefinition.ts';
export { refOr, uuidOr } from './platform/entity/refOr.ts';
export { table, type PartialValues, type Table, type ValuesOf } from './platform/entity/table.ts';
export { addFault, breaks, type Fault } from './platform/http/forms/addFault.ts';
export { kind, type FieldKind } from './platform/openApi/fieldKinds.ts';

export { defineExtension } from './platform/contracts/extension.ts';
export type {
  ContributionPoint,
  Contributions,
  Extension,
  Permission,
  SettingDefinition,
  Setup,
  Stop,
} from './platform/contracts/extension.ts';
export { notPersonal, personalAddress } from './platform/contracts/personalData.ts';
export type { People, PersonalTable, PersonalUse } from './platform/contracts/personalData.ts';
export type { AppContext, SealingService } from './platform/contracts/context.ts';
export type { Buyer } from './platform/contracts/buyer.ts';
export { outcomeOf, type Outcome, type RefusedOutcome } from './platform/contracts/outcome.ts';
export type { Languages, PathInLanguage, WithTextLanguages } from './platform/contracts/languages.ts';
export type { Clock } from './platform/clock.ts';
export type * from './modules/adminUi/contract.ts';
export { refuse, refusal, Refusal, forbidden, notFound, unauthorized } from './platform/errors.ts';
export type { ErrorDetail, RefusalMaker, RefusalMore } from './platform/errors.ts';
export { findCountry } from './platform/countries/country.ts';
export { countryField, countryParam } from './platform/http/forms/countryField.ts';
export { amount, checkAmounts } from './platform/http/forms/amounts.ts';
export * as field from './platform/http/forms/bodyFields.ts';
export { defineRoute, type Call, type CookieOptions, type Method } from './platform/contracts/route.ts';
export type { Door, DoorCors, DoorIdempotency, DoorProblem, DoorVisit } from './platform/contracts/door.ts';
export { meaningOfJson } from './platform/http/idempotency/meaningOfJson.ts';
export type { RefusedForm, RequestInfo, Route, SdkMethod } from './platform/contracts/route.ts';
export type { ForeignSources } from './platform/http/answer/contentSecurity.ts';
export { fieldText } from './platform/http/forms/formFields.ts';
export type { Claim, Ticket } from './platform/contracts/idempotency.ts';
export { reply, Reply } from './platform/contracts/reply.ts';
export { holdsPermission } from './platform/contracts/caller.ts';
export type {
  AdminCaller,
  Authenticator,
  Caller,
  CredentialForm,
  Credentials,
  CustomerCaller,
} from './platform/contracts/caller.ts';
export type { GraphQLContext, Resolvers } from './platform/graphql/contract.ts';
export type { Audience, LoaderDefinition, ReadContext } from './platform/loading/readContext.ts';

export { html, paragraphs, type Html, type HtmlPart } from './platform/html/html.ts';
export { richText, type RichElement, type RichNode, type RichText } from './platform/html/richText.ts';
export { languageAttributes } from './platform/languages/languageAttributes.ts';
export { safeHref } from './platform/html/safeHref.ts';

export { price, priceOfMinor, type Price } from './platform/graphql/price.ts';
export { columnFilter } from './platform/listing/columnFilter.ts';
export { badFilter } from './platform/listing/errors.ts';
export { listRoute } from './platform/listing/listRoute.ts';
export type { ListQuery } from './platform/listing/listQuery.ts';
export { listFields } from './platform/graphql/listFields.ts';
export { countRows, parseListing, toCollection } from './platform/listing/parseListing.ts';
export type { Collection, Listing, Slice } from './platform/listing/parseListing.ts';
export type { FilterInput, ListingSpec } from './platform/listing/contract.ts';

export type { CatalogMessages } from './modules/catalog/catalogMessages.ts';
export type { ContactMessages } from './modules/contact/contactMessages.ts';
export type { ProvinceMessages } from './modules/provinces/provinceMessages.ts';
export type { CustomerMessages } from './modules/customers/customerMessages.ts';
export type { MailMessages } from './modules/mail/mailMessages.ts';
export type { MeasurementMessages } from './modules/measurement/measurementMessages.ts';
export type { NewsletterRequest, NewsletterService } from './modules/newsletter/contract.ts';
export type { NewsletterMessages } from './modules/newsletter/newsletterMessages.ts';
export type { ReminderMessages } from './modules/reminders/reminderMessages.ts';
export type { LegalMessages } from './modules/legal/legalMessages.ts';
export type { OrderMessages } from './modules/orders/orderMessages.ts';
export type { RecoveryMessages } from './modules/recovery/recoveryMessages.ts';
export type { PaymentMessages } from './modules/payments/paymentMessages.ts';
export type { PromotionMessages } from './modules/promotions/promotionMessages.ts';
export type { ReadinessMessages } from './modules/readiness/readinessMessages.ts';
export type { StoredValueMessages } from './modules/storedValue/giftCardMessages.ts';
export type { StorefrontMessages } from './modules/storefront/storefrontMessages.ts';
export type { WebhookMessages } from './modules/webhooks/webhookMessages.ts';
export type { WidgetMessages } from './modules/pageBuilder/widgetMessages.ts';
export { defineMessages } from './platform/contracts/messages.ts';
export type { MessageCatalogue, MessageKey, Messages, Text } from './platform/contracts/messages.ts';
export { storedText } from './platform/messages/storedText.ts';
export type { StoredMoney, StoredText, StoredValue } from './platform/messages/storedText.ts';

export { defineSubscriber } from './platform/contracts/events.ts';
export type { Delivery, EventDefinition, EventRecorder } from './platform/contracts/events.ts';
export type { Events, Subscriber } from './platform/contracts/events.ts';
export type { Job } from './platform/contracts/jobs.ts';
export { defineWebhookTopic, type WebhookTopic } from './modules/webhooks/contract.ts';
export type { GuardedAnswer, GuardedFetch, GuardedRequest } from './modules/webhooks/contract.ts';
export type * from './modules/webhooks/senders/contract.ts';
export { defineProcessor, defineRegistryKey } from './platform/contracts/processors.ts';
export type { Processor, RegistryKey, RegistryValues } from './platform/contracts/processors.ts';
export type { Registry } from './platform/contracts/registry.ts';
export { digitsOf, mulDiv, scaled, sum, toDecimal, toMinor, toNumber, type Minor } from './platform/money.ts';
export { formatPrice } from './platform/money.ts';
export { addressLines, type WrittenAddress } from './modules/provinces/addressLines.ts';
export { shortProvince } from './modules/provinces/province.ts';
export type { AddressLookup, AddressLookupCall, AddressSuggestion } from './modules/provinces/contract.ts';
export { amountsField, storedAmounts } from './modules/currencies/amountsField.ts';
export type { ExchangeRateCall, ExchangeRateResult, ExchangeRates } from './modules/currencies/contract.ts';
export type { VatChecker, VatCheckCall, VatCheckResult } from './modules/vatChecks/contract.ts';
export type * from './modules/promotions/contract.ts';
export type * from './modules/storedValue/contract.ts';
export type {
  Carrier,
  CarrierLabel,
  CarrierReturnLabel,
  CarrierShipment,
  DeliveryWindow,
  Destination,
  FreeMethod,
  LabelAddress,
  LabelItem,
  LabelRequest,
  Offer,
  QuoteContext,
  QuoteItem,
  QuoteRequest,
  ReturnLabelRequest,
  ShippingMethod,
  ShippingProvider,
  ShippingService,
  ZoneConfigField,
} from './modules/shipping/contract.ts';
export type {
  Activity,
  CheckoutCall,
  CheckoutForm,
  ClientValue,
  EndCall,
  FinishCall,
  InstructionsCall,
  LostAttempt,
  PaidOrder,
  PaymentCall,
  PaymentInstructions,
  PaymentMethod,
  PaymentRecord,
  PaymentReport,
  PaymentStatus,
  PaymentStep,
  PaymentTransition,
  RecordedPayment,
  PaymentSetup,
  PayingCustomer,
  StartCall,
  StoredCard,
  StoredCardsCall,
} from './modules/payments/contract.ts';
export type * from './modules/payments/credentialCalls.ts';
export { capturedStatus, refundedStatus } from './modules/payments/statuses.ts';
export { invalidOrder } from './modules/payments/errors.ts';
export { orderNotCapturable, orderNotFound } from './modules/orders/errors.ts';
export { methodAmount } from './modules/orders/tenders/orderTender.ts';
export { amountDue } from './modules/carts/tenders/cartTenders.ts';
export type { DiscountContext, LineContext, ShippingFeeContext } from './modules/pricing/contract.ts';
export type { Settings } from './modules/settings/contract.ts';
export type { CatalogSettings } from './modules/catalog/catalogSettings.ts';
export type { PromotionSettings } from './modules/promotions/offers/promotionSettings.ts';
export type { PriceSettings } from './modules/catalog/prices/priceSettings.ts';
export type { CurrencySettings } from './modules/currencies/currencySettings.ts';
export type { VatSettings } from './modules/vatChecks/vatSettings.ts';
export type { CompanySettings } from './modules/storefront/address/companyFields.ts';
export type { PrivacySettings } from './modules/privacy/privacySettings.ts';
export type { ReturnSettings } from './modules/orders/returns/returnSettings.ts';
export type { BankSettings } from './modules/orders/documents/bankSettings.ts';
export type { EInvoiceSettings } from './modules/orders/eInvoices/eInvoiceSettings.ts';
export type { SaleTermsSettings } from './modules/catalog/saleTermsSettings.ts';
export type * from './modules/feeds/contract.ts';
export type { ProductFeedSettings } from './modules/feeds/productFeedSettings.ts';
export type { LegalPageLink, LegalService } from './modules/legal/contract.ts';
export type { LegalSettings } from './modules/legal/legalSettings.ts';
export type { ClosingSettings } from './modules/storefront/closing/closingSettings.ts';
export type { CartCaps } from './modules/carts/cartCaps.ts';
export type { CarrierSettings } from './modules/shipping/carriers/carrierSettings.ts';
export type { MeasurementSettings } from './modules/measurement/measurementSettings.ts';
export type { MeasurementService, NewMeasurementEvent } from './modules/measurement/contract.ts';
export type { DashboardSettings } from './modules/dashboard/dashboardSettings.ts';
export type { ReminderSettings } from './modules/reminders/reminderSettings.ts';
export type { OrderSettings } from './modules/orders/orderSettings.ts';
export type { TaxSettings } from './modules/tax/taxSettings.ts';
export type { AuthSettings } from './modules/auth/authSettings.ts';
export type { EmailWords } from './modules/mail/ownWords.ts';
export type { Restorable } from './modules/deletions/contract.ts';
export type { DoctorRule } from './modules/operations/doctorRule.ts';
export type { HealthPart, PartHealth } from './modules/operations/healthPart.ts';
export type { OperationsSettings } from './modules/operations/operationsSettings.ts';
export type { SearchHit, SearchSource } from './modules/adminSearch/contract.ts';
export type { ProvinceUse } from './modules/provinces/contract.ts';
export type { ShopAddress, ShopValues } from './platform/config/liveShop.ts';
export type { SettingsChange, SettingsSaveHook } from './modules/settings/onSettingsSave.ts';
export type { ShopSettings } from './modules/settings/shopSettings.ts';
export type { EmailAttachment, EmailFooter, OutgoingEmail, MailTransport } from './modules/mail/contract.ts';
export { emailOn } from './modules/mail/emailOn.ts';
export type { ComposedEmail, EmailKind, ExampleEmail } from './modules/mail/emailKind.ts';
export type { FileUse } from './modules/media/library/fileUse.ts';
export type { FileEntry, FileStorage, FilePage, MediaService, OpenFile } from './modules/media/contract.ts';
export type { EmailMessage, EmailBlock, EmailContext } from './modules/mail/emailMessage.ts';
export type * from './modules/metafields/contract.ts';
export { metaData, metafieldsInput, type MetaData } from './modules/metafields/metaData.ts';
export { byIdOrUuid, metaDataTable, type MetaDataTable } from './modules/metafields/metaDataTable.ts';
export { metafieldFields } from './modules/metafields/metafieldFields.ts';
export type { MetafieldOwner, WritableOwner } from './modules/metafields/metafieldOwner.ts';
export { metafieldsForWrite } from './modules/metafields/metafieldsForWrite.ts';
export { fieldRoute, valueRoutes } from './modules/metafields/valueRoutes.ts';
export type { Theme } from './modules/themes/contract.ts';
export { defaultTemplates } from './modules/defaultTheme/defaults.ts';
export type {
  CatalogReader,
  CatalogService,
  CategoryEntity,
  CollectionEntity,
  FoundProduct,
  ProductEntity,
  ProductList,
  ProductTile,
} from './modules/catalog/contract.ts';
export type { ShownPrices, ShownTax } from './modules/catalog/priceContexts/shownPrices.ts';
export type { BuyerPrices, QuantityPrice } from './modules/catalog/products/buyerPrices.ts';
export type { IconName, ListPlace, TemplateParts } from './modules/defaultTheme/parts/contract.ts';
export { templateParts } from './modules/defaultTheme/parts.ts';
export { defaultStyles } from './modules/defaultTheme/styles.ts';
export type {
  BlogPostView,
  BlogView,
  CategoryView,
  CollectionView,
  CacheView,
  FailureView,
  HomepageView,
  ConsentLayout,
  Layout,
  Alternate,
  MenuEntry,
  PageView,
  ProductView,
  SearchView,
  TemplateContext,
  Templates,
  TileContext,
} from './modules/defaultTheme/contract.ts';
export type {
  AccountView,
  SignInView,
  ConfirmEmailView,
  ForgottenPasswordView,
  NewPasswordView,
  OrdersView,
  OrderSummary,
  OrderView,
} from './modules/defaultTheme/accountViews.ts';
export type { AddressesView, CardsView } from './modules/defaultTheme/profileViews.ts';
export type { CartView, SharedCartView } from './modules/defaultTheme/cartViews.ts';
export type { CheckoutView } from './modules/defaultTheme/checkoutViews.ts';
export type {
  ConfirmationView,
  ShipmentView,
  PaymentView,
} from './modules/defaultTheme/confirmationViews.ts';
export type { ExpressButtonView, ExpressFormView } from './modules/defaultTheme/expressViews.ts';
export type { SentForm } from './modules/defaultTheme/formFields.ts';
export type * from './modules/defaultTheme/formViews.ts';
export type * from './modules/defaultTheme/returnViews.ts';
export type { CustomerLogin, CustomerLoginHook } from './modules/customers/onCustomerLogin.ts';
export type { CustomerRemovalHook, RemovedCustomer } from './modules/customers/onCustomerRemoval.ts';
export type { GroupRemovalHook } from './modules/customers/onGroupRemoval.ts';
export type { GroupsChangeHook } from './modules/customers/onGroupsChange.ts';
export type { Translatable, TranslatedEntity } from './modules/translations/translatable.ts';
export { existsIn, insertTranslations } from './modules/translations/translatable.ts';
export { pathByKey } from './modules/translations/pathByKey.ts';
export type { UrlEntity } from './modules/urls/urlEntity.ts';
export type { Page, PageBody } from './modules/urls/page.ts';
export { defineWidget } from './modules/pageBuilder/contract.ts';
export { linkField } from './modules/pageBuilder/linkField.ts';
export type {
  PageArea,
  PageRoute,
  Widget,
  WidgetDefinition,
  WidgetPage,
  WidgetContext,
  WidgetTemplate,
} from './modules/pageBuilder/contract.ts';
export type * from './modules/carts/contract.ts';
export type * from './modules/orders/contract.ts';
export type { AppliedPayment, EndedPayment, TakenPayment } from './modules/orders/payment/paymentReport.ts';
export type { Order, OrderRef, UnpaidQuery } from './modules/orders/order.ts';
/** The event payloads of the modules. */
export type * from './eventPayloads.ts';
