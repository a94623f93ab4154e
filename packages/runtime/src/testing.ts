/** The public face for the tests of an extension: a whole shop on a database of its own, over real HTTP. */
export { createTestShop } from './testing/createTestShop.ts';
export type { TestAnswer, TestShop, TestShopOptions } from './testing/createTestShop.ts';
export { createTestClock } from './testing/testClock.ts';
export type { TestClock } from './testing/testClock.ts';
export { startWalletSimulator } from './testing/gateways/walletgw/startWalletSimulator.ts';
export type {
  WalletSimulator,
  WalletSimulatorOptions,
} from './testing/gateways/walletgw/startWalletSimulator.ts';
export { startCardGateway } from './testing/gateways/cardgw/startCardGateway.ts';
export type { CardGateway } from './testing/gateways/cardgw/startCardGateway.ts';
export type { CardFault } from './testing/gateways/cardgw/faults.ts';
