/**
 * The public interface for extension tests: a complete shop with its own database, called over real HTTP, along with record factories,
 * simulated gateways, and suites that verify an extension against its contract.
 */
export { createTestShop } from './testing/createTestShop.ts';
export type { TestShop, TestShopOptions } from './testing/createTestShop.ts';
export { createTestClock } from './testing/testClock.ts';
export type { TestClock } from './testing/testClock.ts';
export { dataOf } from './testing/requests.ts';
export type { SendRequest, TestAnswer, TestRequest } from './testing/requests.ts';
export { valueOf } from './testing/valueOf.ts';
export type { TestSession } from './testing/sessions.ts';
export type { Seen, Visitor } from './testing/suites/visitor.ts';

export type { Makers } from './testing/makers/createMakers.ts';
export { testAddress } from './testing/makers/makerParts.ts';
export type { ApiRecord, MoreInput } from './testing/makers/makerParts.ts';
export type {
  AttributeInput,
  CatalogMakers,
  CategoryInput,
  CollectionInput,
  ProductInput,
} from './testing/makers/catalogMakers.ts';
export type {
  AddressInput,
  AdministratorInput,
  CustomerInput,
  PeopleMakers,
  Person,
} from './testing/makers/peopleMakers.ts';
export type { SellingMakers, TaxRateInput, ZoneInput } from './testing/makers/sellingMakers.ts';
export type { ContentMakers, MetafieldDefinitionInput, WidgetInput } from './testing/makers/contentMakers.ts';
export type { CartInput, OrderInput, OrderMakers, ReadyCart } from './testing/makers/orderMakers.ts';

export type { Drivers } from './testing/drivers/createDrivers.ts';
export type { Deliveries, DeliveredEvent, FailedDelivery } from './testing/drivers/deliverEvents.ts';
export type { TestMail } from './testing/drivers/mails.ts';

export { startWalletSimulator } from './simulators/walletgw/startWalletSimulator.ts';
export type { WalletSimulator, WalletSimulatorOptions } from './simulators/walletgw/startWalletSimulator.ts';
export { startCardGateway } from './simulators/cardgw/startCardGateway.ts';
export type { CardGateway } from './simulators/cardgw/cardGatewayActions.ts';
export type { CardFault } from './simulators/cardgw/faults.ts';

export { ConformanceError } from './testing/suites/suite.ts';
export type { Suite, SuiteCase, SuiteResult, SuiteRunner } from './testing/suites/suite.ts';
export type { SuiteShop } from './testing/suites/suiteShop.ts';
export { testShippingProvider } from './testing/suites/testShippingProvider.ts';
export type { ShippingProviderSuite } from './testing/suites/testShippingProvider.ts';
export { testCarrier } from './testing/suites/testCarrier.ts';
export type { CarrierSuite } from './testing/suites/testCarrier.ts';
export { testAddressLookup } from './testing/suites/testAddressLookup.ts';
export type { AddressLookupSuite } from './testing/suites/testAddressLookup.ts';
export { testProductFeed } from './testing/suites/testProductFeed.ts';
export type { ProductFeedSuite } from './testing/suites/testProductFeed.ts';
export { testVatChecker } from './testing/suites/testVatChecker.ts';
export type { VatCheckerSuite } from './testing/suites/testVatChecker.ts';
export { testExchangeRates } from './testing/suites/testExchangeRates.ts';
export type { ExchangeRatesSuite } from './testing/suites/testExchangeRates.ts';
export { testPromotionKinds } from './testing/suites/testPromotionKinds.ts';
export type { PromotionKindSuite, PromotionSuiteCart } from './testing/suites/testPromotionKinds.ts';
export { testPaymentMethod } from './testing/suites/testPaymentMethod.ts';
export type { MovedMoney, PaymentMethodSuite } from './testing/suites/testPaymentMethod.ts';
export { testExpressPayment } from './testing/suites/testExpressPayment.ts';
export type { ExpressPaymentSuite } from './testing/suites/testExpressPayment.ts';
export { testWebhook } from './testing/suites/testWebhook.ts';
export type { WebhookCase, WebhookSuite } from './testing/suites/testWebhook.ts';
export { testDoor } from './testing/suites/testDoor.ts';
export type { DoorRequest, DoorSuite } from './testing/suites/testDoor.ts';
export { testSender } from './testing/suites/testSender.ts';
export type { SenderSuite, SenderSuiteMessage, SenderSuiteRequest } from './testing/suites/testSender.ts';
export { testMigrations } from './testing/suites/testMigrations.ts';
export type { MigrationSuite } from './testing/suites/testMigrations.ts';
export { testProcessor } from './testing/suites/testProcessor.ts';
export type { ProcessorSuite } from './testing/suites/testProcessor.ts';
export type { ProcessorCase } from './testing/suites/processorCases.ts';
export { testTheme } from './testing/suites/testTheme.ts';
export type { ThemeSuite } from './testing/suites/testTheme.ts';
export { testWidget } from './testing/suites/testWidget.ts';
export type { WidgetSuite } from './testing/suites/testWidget.ts';
