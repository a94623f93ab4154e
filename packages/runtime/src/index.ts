/** The functions that run a store, for the command line and for programs that embed a shop. */
export { createShop, planShop } from './app.ts';
export type { Shop, ShopParts, ShopPlan } from './app.ts';
export * from './store/commands.ts';
export {
  dropEventsOfStore,
  parkedEventsOfStore,
  replayEventsOfStore,
  retryEventsOfStore,
} from './store/events.ts';
export { exportProductsOfStore, importProductsOfStore } from './store/products.ts';
export type { ImportedFile } from './store/products.ts';
export {
  createWebhookOfStore,
  deleteWebhookOfStore,
  replayWebhookOfStore,
  rotateWebhookOfStore,
  testWebhookOfStore,
  webhookDeliveriesOfStore,
  webhooksOfStore,
} from './store/webhooks.ts';
export {
  explainCartOfStore,
  explainCouponOfStore,
  explainPageOfStore,
  explainPriceOfStore,
  explainShippingOfStore,
  explainTaxOfStore,
} from './store/explainStore.ts';
export type { Explanation } from './store/explain/explanation.ts';
export { backUpStore } from './store/backUpStore.ts';
export type { Backup } from './store/backUpStore.ts';
export { restoreStore } from './store/restoreStore.ts';
export type { Restored } from './store/restoreStore.ts';
export { upgradeStore } from './store/upgradeStore.ts';
export type { Upgrade } from './store/upgradeStore.ts';
export { diagnoseStore } from './store/diagnoseStore.ts';
export type { DoctorOptions } from './store/diagnoseStore.ts';
export type { Diagnosis } from './store/doctor/check.ts';
export type { CartExplanation } from './modules/carts/index.ts';
export { sdkOfStore } from './store/sdkOfStore.ts';
export { extensionOrderOfStore } from './store/extensionOrder.ts';
export type { PlacedExtension } from './store/extensionOrder.ts';
export { placeInStore } from './store/addExtension.ts';
export type { NewPlace } from './store/addExtension.ts';
export { checkExtension } from './store/checkExtension.ts';
export type { CheckedExtension } from './store/checkExtension.ts';
export { startStore } from './store/startStore.ts';
export type { RunningStore, StartOptions } from './store/startStore.ts';
export { simulateGateways } from './store/simulatedGateways.ts';
export type { SimulatedGateways, Simulation } from './store/simulatedGateways.ts';
export type { DemoAdmin } from './store/prepareDemo.ts';
export { holdDatabase } from './store/openStore.ts';
export type { Step, StepName, StoreOptions } from './store/openStore.ts';
export { openedByExtensions } from './platform/extensions/leftOpen.ts';
export { findCountry } from './platform/countries/country.ts';
export { loadConfig } from './platform/config/load.ts';
export type { ShopConfig, ShopConfigInput } from './platform/config/schema.ts';
export type { DescribedExtension } from './platform/contracts/describedExtension.ts';
export { Refusal } from './platform/errors.ts';
export { createLogger } from './platform/logger.ts';
export { EXIT, StartFailure } from './platform/startFailure.ts';
export type { Fault } from './platform/startFailure.ts';
