/** The public interface for the tests of an extension: a whole shop on a database of its own, over real HTTP. */
export { createTestShop } from './testing/createTestShop.ts';
export type { TestAnswer, TestShop, TestShopOptions } from './testing/createTestShop.ts';
export { createTestClock } from './testing/testClock.ts';
export type { TestClock } from './testing/testClock.ts';
export { startWalletSimulator } from './simulators/walletgw/startWalletSimulator.ts';
export type { WalletSimulator, WalletSimulatorOptions } from './simulators/walletgw/startWalletSimulator.ts';
export { startCardGateway } from './simulators/cardgw/startCardGateway.ts';
export type { CardGateway } from './simulators/cardgw/startCardGateway.ts';
export type { CardFault } from './simulators/cardgw/faults.ts';
