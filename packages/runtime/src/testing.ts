/**
 * The public interface for the tests of an extension: a whole shop on a database of its own, over real HTTP, with makers of
 * records, simulated gateways, and suites that hold an extension to its contract.
 */
export { createTestShop } from './testing/createTestShop.ts';
export type { TestShop, TestShopOptions } from './testing/createTestShop.ts';
export { createTestClock } from './testing/testClock.ts';
export type { TestClock } from './testing/testClock.ts';
export { dataOf } from './testing/requests.ts';
export type { SendRequest, TestAnswer, TestRequest } from './testing/requests.ts';
export type { TestSession } from './testing/sessions.ts';

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
export type { CardGateway } from './simulators/cardgw/startCardGateway.ts';
export type { CardFault } from './simulators/cardgw/faults.ts';
