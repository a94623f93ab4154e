// @ts-check
import { MethodsCard } from './methods.js';
import { ZoneRates } from './rates.js';

/** @type {import('@shop/admin').AdminModule} */
export default { slots: { 'shipping.zone': ZoneRates, 'shipping.page': MethodsCard } };
